import { countProblems } from '@/src/gaokao/validateTable';
import { configOf } from '../customer/accountConfig';
import { type BatchRow, batchTable } from '../gaokao/batchTable';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import type { StudentRow } from './studentTable';
import { itemsOf, problemsOf, rowsOf } from './tables';
import { type VolunteerRow, volunteerTable } from './volunteerTable';

type Tables = Pick<MockServer, 'table'>;

/** A student's tables that are not void. */
export async function tablesOfStudent({ table }: Tables, userId: number): Promise<VolunteerRow[]> {
  const rows = (await table(volunteerTable)).all();
  return rows.filter((row) => row.userId === userId && row.status !== 9);
}

/** A student's schemes of a batch; void ones are none. */
export async function schemesOf(
  tables: Tables,
  userId: number,
  batchId: number,
): Promise<readonly VolunteerRow[]> {
  return (await tablesOfStudent(tables, userId)).filter((row) => row.batchId === batchId);
}

/**
 * Refuses a student's first table in a batch where the institution allows no more. Further schemes of a batch do not
 * count (decision 16).
 */
export async function checkRoomFor(
  mockServer: MockServer,
  { id, storeId }: StudentRow,
  batch: BatchRow,
): Promise<void> {
  const batches = new Set((await tablesOfStudent(mockServer, id)).map(({ batchId }) => batchId));
  if (batches.has(batch.id)) return;
  const { volunteerMax } = await configOf(mockServer, storeId);
  const most = Number(volunteerMax);
  if (batches.size >= most) refuse(`该考生志愿表已达上限 ${most} 份`);
}

/** The main batches by province and year, and the main tables in them by student. */
export async function mainTables({ table }: Tables) {
  const batches = (await table(batchTable)).all().filter(({ main }) => main === 1);
  const byPlace = new Map(batches.map((batch) => [`${batch.provinceId}|${batch.year}`, batch]));
  const rows = (await table(volunteerTable))
    .all()
    .filter(({ isMain, status }) => isMain === 1 && status !== 9);
  const byStudent = new Map(rows.map((row) => [`${row.userId}|${row.batchId}`, row]));
  return ({ id, provinceId, year }: Pick<StudentRow, 'id' | 'provinceId' | 'year'>): MainTable => {
    const batch = byPlace.get(`${provinceId}|${year}`);
    return { batch, row: batch && byStudent.get(`${id}|${batch.id}`) };
  };
}

interface MainTable {
  readonly batch: BatchRow | undefined;
  readonly row: VolunteerRow | undefined;
}

/** How far the main table of a student's main batch is, and what is wrong with it. */
export async function mainTableOf(mockServer: MockServer, student: StudentRow) {
  const { batch, row } = (await mainTables(mockServer))(student);
  const limit = batch?.maxChoices ?? 0;
  if (!batch || !row) return { progress: { filled: 0, limit }, errors: 0, warns: 0 };
  const table = { row, student, batch };
  const rows = await rowsOf(mockServer, table, await itemsOf(mockServer, table));
  const { error, warn } = countProblems(problemsOf(rows, table));
  return { progress: { filled: rows.length, limit }, errors: error, warns: warn };
}
