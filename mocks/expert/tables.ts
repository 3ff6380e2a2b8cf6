import { withMode } from '@/src/gaokao/batchRules';
import { withChance } from '@/src/gaokao/chance';
import type { Problem } from '@/src/gaokao/checks/problem';
import { validateTable } from '@/src/gaokao/validateTable';
import type { ChoiceItem, ChoiceRow, VolunteerTable } from '@/src/gaokao/volunteerTable';
import { type BatchRow, batchTable } from '../gaokao/batchTable';
import { kept } from '../kept';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { chanceContextOf } from './chances';
import { expertsOf } from './expertTable';
import { unitFinder } from './planUnits';
import { pickRows } from './seedPicks';
import { shareTable } from './shareTable';
import { ownStudents } from './studentShown';
import { type StudentRow, studentTable } from './studentTable';
import { type VolunteerRow, volunteerTable } from './volunteerTable';

/** A table with all that it hangs on. */
export interface LoadedTable {
  readonly row: VolunteerRow;
  readonly student: StudentRow;
  readonly batch: BatchRow;
}

/** The table that a call is about, of a student whom the caller may see. */
export async function tableOf(
  request: Pick<SignedInRequest, 'mockServer' | 'user'>,
  id: unknown,
): Promise<LoadedTable> {
  const row = (await request.mockServer.table(volunteerTable)).get(read(id, idSchema));
  const opened = row && (await openTable(request.mockServer, row));
  if (!opened || !(await ownStudents(request))(opened.student)) return refuse('志愿表不存在');
  return opened;
}

/** A kept table with its student and batch; undefined where either is gone. */
export async function openTable(mockServer: MockServer, row: VolunteerRow): Promise<LoadedTable | undefined> {
  const student = (await mockServer.table(studentTable)).get(row.userId);
  const batch = (await mockServer.table(batchTable)).get(row.batchId);
  return student && batch && { row, student, batch };
}

const picked = new Map<string, Promise<ChoiceItem[]>>();

/** The choices of a table as they are kept; a seeded one is picked when it is first read. */
export function itemsOf(
  mockServer: MockServer,
  { row, batch }: Pick<LoadedTable, 'row' | 'batch'>,
): Promise<readonly ChoiceItem[]> {
  const { recipe } = row;
  if (recipe === null) return Promise.resolve(row.items);
  const key = JSON.stringify([row.id, recipe, row.mode, batch]);
  return kept(picked, key, () => pickRows(mockServer, { ...row, recipe }, batch));
}

/** The rows of stored choices with their units and present chances; unknown units are left out. */
export async function rowsOf(
  mockServer: MockServer,
  { row, student, batch }: LoadedTable,
  items: readonly ChoiceItem[],
): Promise<ChoiceRow[]> {
  const unitOf = await unitFinder(mockServer, { batchId: batch.id, category: row.category, mode: row.mode });
  const context = await chanceContextOf(mockServer, student, batch);
  return items.flatMap(({ key, ...choice }) => {
    const unit = unitOf(key);
    return unit ? [{ uid: key, unit: withChance(unit, context), ...choice }] : [];
  });
}

/** A table as it travels. */
export async function readTable(mockServer: MockServer, table: LoadedTable): Promise<VolunteerTable> {
  const items = await rowsOf(mockServer, table, await itemsOf(mockServer, table));
  return { ...(await headOf(mockServer, table)), items };
}

/** The same without its rows. */
export async function headOf(
  mockServer: MockServer,
  { row, student, batch }: LoadedTable,
): Promise<Omit<VolunteerTable, 'items'>> {
  const { items: _items, recipe: _recipe, createTime: _createTime, ...kept } = row;
  const { name: userName, score, rank, subjects, expertId } = student;
  const expert = (await expertsOf(mockServer)).find(({ id }) => id === expertId);
  const shares = (await mockServer.table(shareTable)).all().filter(({ tableId }) => tableId === row.id);
  return {
    ...kept,
    ...{ userName, score, rank, subjects, batchName: batch.name },
    ...{ expertId, expertName: expert?.name ?? '', shareCount: shares.length },
  };
}

/** The problems of a table whose chances were computed just now: they are never too old (W13). */
export function problemsOf(rows: readonly ChoiceRow[], { row, student, batch }: LoadedTable): Problem[] {
  return validateTable({ items: rows }, withMode(batch, row.mode), student);
}
