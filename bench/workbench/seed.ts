import { chancedUnits } from '@/mocks/expert/chances';
import { firstStudentId, studentTable } from '@/mocks/expert/studentTable';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { batchTable } from '@/mocks/gaokao/batchTable';
import type { MockServer } from '@/mocks/mockServer';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';

/** Rows of the measured table, and the majors of each. */
const rowCount = 112;
const pickCount = 6;

/** The address of the measured table. */
export const workbench = `/expert/filling/workbench?userId=${firstStudentId}`;

/**
 * Gives the first student, whose batch has more than 3,000 units, a full table and no wishes. The table has 112
 * choices with six majors each.
 */
export async function fillTable(mockServer: MockServer): Promise<void> {
  const [students, batches, volunteers] = await Promise.all([
    mockServer.table(studentTable),
    mockServer.table(batchTable),
    mockServer.table(volunteerTable),
  ]);
  const row = volunteers.find(({ userId, planNo }) => userId === firstStudentId && planNo === 1);
  const student = students.get(firstStudentId);
  const batch = row && batches.get(row.batchId);
  if (!row || !student || !batch) throw new Error('The table of the demonstration is missing');
  const { prefer } = student;
  await students.put({ ...student, prefer: { ...prefer, provinceIds: [], natures: [], tuitionMax: null } });
  await batches.put({ ...batch, maxChoices: rowCount, maxMajors: pickCount });
  const units = await chancedUnits(mockServer, student, batch);
  const fitting = units.filter((unit) => matchReq(unit, student).ok !== 0 && unit.majors.length >= pickCount);
  const items = spread(fitting).map(({ key, majors }) => ({
    key,
    picks: majors.slice(0, pickCount).map(({ majorCode }) => majorCode),
    ...{ obey: 1 as const, locked: 0 as const, manualTier: null, note: '' },
  }));
  if (items.length < rowCount) throw new Error(`Only ${items.length} units have ${pickCount} majors`);
  await volunteers.put({ ...row, items, recipe: null });
}

/** Units of all chances, evenly, the hardest first. */
function spread(units: readonly PlanUnit[]): PlanUnit[] {
  const sorted = units
    .filter(({ chance }) => chance !== null && chance >= 15)
    .toSorted((one, other) => (one.chance ?? 0) - (other.chance ?? 0));
  const step = sorted.length / rowCount;
  return Array.from({ length: rowCount }, (_, at) => sorted[Math.floor(at * step)]).filter(
    (unit) => unit !== undefined,
  );
}
