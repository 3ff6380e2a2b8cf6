import { z } from 'zod';
import { volunteerRules } from '@/resources/expert/volunteer/volunteer';
import { countProblems } from '@/src/gaokao/validateTable';
import { type BatchRow, batchTable } from '../gaokao/batchTable';
import type { MockServer } from '../mockServer';
import { ApiError, forbidden, refuse } from '../responses';
import { idOrNone, idSchema, read, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { mayCall } from '../session';
import { formatTime } from '../time';
import { blankTable, isAt } from './blankTable';
import { moveStudent } from './fillStatus';
import { checkItems } from './itemRules';
import { studentOf } from './studentShown';
import type { StudentRow } from './studentTable';
import { checkRoomFor } from './studentTables';
import { problemsOf, readTable, rowsOf } from './tables';
import { keepFormer, keepVersion } from './versionTable';
import { confirmShape, itemShape, type VolunteerRow, volunteerTable } from './volunteerTable';

/** The input of a save of a table of choices. */
const saveInput = z.object({
  id: idOrNone.default(0),
  userId: idSchema,
  provinceId: z.number('参数错误：provinceId'),
  year: z.number('参数错误：year'),
  batchId: idSchema,
  mode: z.literal([1, 2, 3]),
  planNo: z.number().int().min(1, '每个批次最多 5 个方案').max(5, '每个批次最多 5 个方案'),
  /** With `isMain`, used by a table's first save alone; a stored table keeps its own. */
  name: textMember(volunteerRules.name).optional(),
  isMain: z.literal([0, 1]).optional(),
  baseVersion: z.number().int().min(0),
  saveType: z.enum(['auto', 'manual', 'final']),
  items: z.array(itemShape),
  /** Along with 定稿. */
  confirm: confirmShape.optional(),
});

type SaveInput = z.infer<typeof saveInput>;

/** The permission of a save: 定稿 has its own, with which nothing else is saved. */
const saving = { permission: 'expert:filling:fill' };
const finishing = { permission: 'expert:volunteer:final' };

/** Saves a table, or finishes it: 定稿 (screens E3 and E7). */
export async function saveTable(request: SignedInRequest) {
  const { mockServer, body, user } = request;
  const input = read(body, saveInput);
  if (!(await mayCall(request, input.saveType === 'final' ? finishing : saving))) throw forbidden('rpc');
  const student = await studentOf(request, input.userId);
  const batch = await batchOf(mockServer, student, input.batchId);
  const before = await formerTable(mockServer, input, student, batch);
  await checkSavable(mockServer, before, input, { student, batch });
  const items = await checkItems(mockServer, input.items, { student, batch, before });
  const now = formatTime(mockServer.now());
  const { planNo, saveType } = input;
  const name = input.name ?? (before.id === 0 ? refuse('请输入志愿表名称') : before.name);
  const sent = input.isMain ?? (before.id === 0 ? refuse('参数错误：isMain') : before.isMain);
  // 设为主方案 is an act of its own, or a part of 定稿: no other save changes the main scheme.
  const isMain = saveType === 'final' ? sent : before.isMain;
  const row: VolunteerRow = {
    ...before,
    ...{ planNo, name, isMain, items, recipe: null, version: before.version + 1 },
    ...{ category: student.category, chanceAt: now, savedAt: now, savedBy: user.nickName },
    status: saveType === 'final' ? 2 : 0,
    confirm: saveType === 'final' ? (input.confirm ?? null) : null,
    createTime: before.createTime || now,
  };
  if (saveType === 'final') await checkFinal(mockServer, { row, student, batch });
  await keepFormer(mockServer, { row: before, student, batch });
  const stored = await storeTable(mockServer, row);
  await keepVersion(mockServer, stored, saveType);
  await moveAlong(request, student, stored, batch);
  return { id: stored.id, version: stored.version, savedAt: now };
}

async function batchOf(mockServer: MockServer, { provinceId }: StudentRow, id: number): Promise<BatchRow> {
  const batch = (await mockServer.table(batchTable)).get(id);
  return batch?.provinceId === provinceId ? batch : refuse('批次不存在');
}

/** The table as it is kept, or a new one. */
async function formerTable(
  mockServer: MockServer,
  { id, planNo }: SaveInput,
  student: StudentRow,
  batch: BatchRow,
): Promise<VolunteerRow> {
  const table = await mockServer.table(volunteerTable);
  const row = id === 0 ? table.find(isAt(student, batch, planNo)) : table.get(id);
  if (id !== 0 && (row?.userId !== student.id || row.batchId !== batch.id)) refuse('志愿表不存在');
  return row ?? blankTable(mockServer, student, batch, planNo);
}

const lockedTexts: Readonly<Record<number, string>> = {
  1: '志愿表待审核，不能修改',
  2: '志愿表已定稿',
  3: '志愿表已定稿',
  9: '志愿表已作废',
};

/** Refuses a save or a restore: by the state of the table, by its mode, or after somebody else's save. */
export async function checkSavable(
  mockServer: MockServer,
  before: VolunteerRow,
  { mode, baseVersion }: Pick<SaveInput, 'mode' | 'baseVersion'>,
  about: { student: StudentRow; batch: BatchRow },
): Promise<void> {
  const locked = lockedTexts[before.status];
  if (locked) refuse(locked);
  if (mode !== about.batch.mode || (before.version > 0 && before.mode !== about.batch.mode))
    refuse('该批次填报模式已调整，请重新打开');
  if (baseVersion !== before.version) await refuseConflict(mockServer, { row: before, ...about });
  if (before.id === 0) await checkRoomFor(mockServer, about.student, about.batch);
}

/** Refuses a save after somebody else's, with the stored table in the response. */
async function refuseConflict(
  mockServer: MockServer,
  table: { row: VolunteerRow; student: StudentRow; batch: BatchRow },
): Promise<never> {
  const { version, savedAt, savedBy } = table.row;
  const text = `志愿表已被 ${savedBy} 于 ${savedAt.slice(11, 16)} 修改`;
  throw new ApiError(text, 44444, { version, savedAt, savedBy, table: await readTable(mockServer, table) });
}

async function checkFinal(
  mockServer: MockServer,
  table: { row: VolunteerRow; student: StudentRow; batch: BatchRow },
): Promise<void> {
  const problems = problemsOf(await rowsOf(mockServer, table, table.row.items), table);
  const { error } = countProblems(problems);
  const data = { problems: problems.filter(({ level }) => level === 'error') };
  if (error > 0) throw new ApiError(`存在 ${error} 项错误，不能定稿`, 44444, data);
}

/**
 * Stores a table, so that exactly one of a student's tables of a batch is the main one. A void one stays it only while
 * there is no other.
 */
export async function storeTable(mockServer: MockServer, row: VolunteerRow): Promise<VolunteerRow> {
  const table = await mockServer.table(volunteerTable);
  const mains = table
    .all()
    .filter(
      ({ id, userId, batchId, isMain }) =>
        id !== row.id && userId === row.userId && batchId === row.batchId && isMain === 1,
    );
  const isMain = row.isMain === 1 || mains.every(({ status }) => status === 9) ? 1 : 0;
  if (isMain === 1) for (const other of mains) await table.put({ ...other, isMain: 0 });
  return table.put({ ...row, isMain, id: row.id || table.nextId() });
}

/** The first save begins the filling; the main table of the main batch finishes it. */
async function moveAlong(
  request: SignedInRequest,
  student: StudentRow,
  { status, isMain }: VolunteerRow,
  { main }: BatchRow,
): Promise<void> {
  if (status === 2 && isMain === 1 && main === 1) return moveStudent(request, student, 4);
  if (student.fillStatus === 1) await moveStudent(request, student, 2);
}
