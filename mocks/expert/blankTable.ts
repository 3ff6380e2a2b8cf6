import type { BatchRow } from '../gaokao/batchTable';
import type { MockServer } from '../mockServer';
import type { StudentRow } from './studentTable';
import { schemesOf } from './studentTables';
import { tableName } from './volunteerSeed';
import type { VolunteerRow } from './volunteerTable';

/** Whether a table is that of a student's batch and scheme; void ones leave their place free. */
export function isAt({ id }: StudentRow, batch: BatchRow, planNo: number) {
  return (row: VolunteerRow) =>
    row.userId === id && row.batchId === batch.id && row.planNo === planNo && row.status !== 9;
}

/**
 * A table that nobody has saved yet; the main one where its student has no other in the batch. Its name is none of
 * theirs.
 */
export async function blankTable(
  mockServer: MockServer,
  student: StudentRow,
  batch: BatchRow,
  planNo: number,
): Promise<VolunteerRow> {
  const others = await schemesOf(mockServer, student.id, batch.id);
  const usual = [planNo, 1, 2, 3, 4, 5].map((no) => tableName(student, batch.name, no));
  const name = usual.find((one) => !others.some((other) => other.name === one)) ?? '';
  return {
    id: 0,
    userId: student.id,
    ...{ provinceId: batch.provinceId, year: batch.year, batchId: batch.id, mode: batch.mode },
    ...{ category: student.category, planNo, name },
    ...{ isMain: others.length === 0 ? 1 : 0, status: 0, version: 0, items: [], recipe: null },
    ...{ chanceAt: '', savedAt: '', savedBy: '', createTime: '' },
  };
}
