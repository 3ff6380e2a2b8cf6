import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { volunteerRules } from '@/resources/expert/volunteer/volunteer';
import { countProblems } from '@/src/gaokao/validateTable';
import type { MockServer } from '../mockServer';
import { forbidden, refuse } from '../responses';
import { read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { canCall } from '../session';
import { defineTable } from '../table';
import { formatTime } from '../time';
import { moveStudent } from './fillStatus';
import { itemsOf, type LoadedTable, problemsOf, rowsOf, tableOf } from './tables';
import { keepFormer, keepMove, keepVersion } from './versionTable';
import { storeTable } from './zySave';

/** A reviewer's remark on a row of a table, or on the whole of it (screen E5). */
interface Remark {
  id: number;
  tableId: number;
  /** Null for the whole table. */
  key: string | null;
  content: string;
  done: 0 | 1;
  createBy: string;
  createTime: string;
}

/** Remarks of reviewers; the demonstration's table has two open ones. */
export const remarkTable = defineTable<Remark>({
  name: 'expert/remark',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    tableId: z.number(),
    key: z.string().nullable(),
    content: z.string(),
    done: z.literal([0, 1]),
    createBy: z.string(),
    createTime: z.string(),
  }),
  seed: ({ now }) => [
    remark(1, null, '冲的志愿略多，建议再补两个稳妥的省内院校。', now),
    remark(2, '10425|306', '家长更看重地理位置，请再与家长确认。', now),
  ],
});

function remark(id: number, key: string | null, content: string, now: number): Remark {
  const createTime = formatTime(now - id * 3_600_000);
  return { id, tableId: 501, key, content, done: 0, createBy: '林知远', createTime };
}

const input = z.object({
  /** Key of the row that the remark is about. */
  uid: z.string().max(60).nullish(),
  /** 1 ticks off the remarks of a row or of a draft as a whole, or passes a table under review. */
  result: z.literal([0, 1], '请选择审阅结果'),
});

/** Pins a remark to a row, ticks it off, passes a table or sends it back (screens E3 and E5). */
export const reviewRoute = route(
  expertEndpoints['expert/table'].operations.review,
  async (request: SignedInRequest) => {
    const table = await tableOf(request, request.body.id);
    const { uid, result } = read(request.body, input);
    const { mockServer, user } = request;
    if (result === 1 && (uid || table.row.status === 0)) return tickOff(mockServer, table, uid || null);
    if (!(await canCall(mockServer, user, 'expert:volunteer:review'))) throw forbidden('rpc');
    if (uid) return pin(request, table, uid, read(request.body.content, textMember(volunteerRules.review)));
    if (table.row.status !== 1) refuse('当前状态不允许该操作');
    return result === 1 ? pass(request, table) : sendBack(request, table);
  },
);

/** The remarks on a table, the newest first. */
export async function remarksOf({ table }: Pick<MockServer, 'table'>, tableId: number): Promise<Remark[]> {
  return (await table(remarkTable))
    .all()
    .filter((row) => row.tableId === tableId)
    .reverse();
}

async function pin(request: SignedInRequest, table: LoadedTable, key: string | null, content: string) {
  const { mockServer, user } = request;
  const items = await itemsOf(mockServer, table);
  if (key !== null && !items.some((item) => item.key === key)) refuse('志愿不存在');
  const rows = await mockServer.table(remarkTable);
  const stamp = { createBy: user.nickName, createTime: formatTime(mockServer.now()) };
  const id = rows.nextId();
  await rows.put({ id, tableId: table.row.id, key, content, done: 0, ...stamp });
  return { id };
}

async function tickOff(mockServer: MockServer, { row }: LoadedTable, key: string | null) {
  const rows = await mockServer.table(remarkTable);
  const open = rows.all().filter((one) => one.tableId === row.id && one.key === key && one.done === 0);
  if (open.length === 0) refuse('没有待处理的审阅意见');
  for (const one of open) await rows.put({ ...one, done: 1 });
  return { done: open.length };
}

async function pass(request: SignedInRequest, table: LoadedTable) {
  const { mockServer, user } = request;
  const items = await itemsOf(mockServer, table);
  const { error } = countProblems(problemsOf(await rowsOf(mockServer, table, items), table));
  if (error > 0) refuse(`存在 ${error} 项错误，不能定稿`);
  const savedAt = formatTime(mockServer.now());
  const version = table.row.version + 1;
  const final = { ...table.row, items: [...items], recipe: null, status: 2 as const, version, savedAt };
  await keepFormer(mockServer, table);
  const stored = await storeTable(mockServer, { ...final, savedBy: user.nickName });
  await keepVersion(mockServer, stored, 'final');
  if (stored.isMain === 1 && table.batch.main === 1) await moveStudent(request, table.student, 4);
  return { version };
}

async function sendBack(request: SignedInRequest, table: LoadedTable) {
  const content = read(request.body.content, textMember(volunteerRules.rejection));
  const version = table.row.version + 1;
  await keepMove(request, table, version, `退回：${content}`);
  await storeTable(request.mockServer, { ...table.row, status: 0, version });
  await pin(request, table, null, content);
  return { version };
}
