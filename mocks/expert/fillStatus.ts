import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { fillingRules } from '@/resources/expert/filling/filling';
import type { MockServer } from '../mockServer';
import { forbidden, refuse } from '../responses';
import { idsSchema, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { mayCall } from '../session';
import { alsoFor } from '../sharedPath';
import { logStudent } from './studentLog';
import { studentOf } from './studentShown';
import { type StudentRow, studentTable } from './studentTable';
import { mainTableOf, mainTables, tablesOfStudent } from './studentTables';
import type { LoadedTable } from './tables';

const { status: statusOperation, close } = expertEndpoints['expert/filling'].operations;
const { finishFilling, deliverFilling } = expertEndpoints['expert/student'].operations;

/** The permission for a state, where filling in is not enough. */
const needed: Readonly<Record<number, Operation>> = { 4: finishFilling, 5: deliverFilling, 9: close };

const input = z.object({
  ids: idsSchema,
  fillStatus: z.literal([1, 2, 3, 4, 5, 9], '请选择状态'),
  reason: textMember(fillingRules.reason),
});

/** Names of the states, in the log and in sheets. */
export const statusNames: Readonly<Record<number, string>> = {
  ...{ 0: '待分配', 1: '待填报', 2: '填报中', 3: '待确认', 4: '已定稿', 5: '已交付', 9: '已关闭' },
};

/** Allowed source states of each state (screen E1, table of states). */
const ways: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [1, 3, 4, 5],
  3: [2],
  4: [2, 3],
  5: [4],
  9: [0, 1, 2, 3],
};

/** Moves students from one state of their filling to another (screens E1 and E7). */
export const statusRoute = alsoFor(
  route(statusOperation, async (request) => {
    const { mockServer, body } = request;
    const { ids, fillStatus, reason } = read(body, input);
    if (!(await mayCall(request, needed[fillStatus] ?? statusOperation))) throw forbidden('rpc');
    const students = await Promise.all(ids.map((id) => studentOf(request, id)));
    for (const student of students) await checkWay(mockServer, student, fillStatus, reason);
    for (const student of students) await moveStudent(request, student, fillStatus, reason);
  }),
  ...[finishFilling, deliverFilling, close],
);

/** Stores the new state of a student and writes it into the log. */
export async function moveStudent(
  request: Pick<SignedInRequest, 'mockServer' | 'user'>,
  student: StudentRow,
  fillStatus: number,
  reason = '',
): Promise<void> {
  if (student.fillStatus === fillStatus) return;
  const { mockServer } = request;
  await (await mockServer.table(studentTable)).put({ ...student, fillStatus });
  const to = `${statusNames[fillStatus]}${reason === '' ? '' : `：${reason}`}`;
  await logStudent(request, student.id, '状态', statusNames[student.fillStatus] ?? '', to);
}

/** The student's state follows the main table of her main batch, once that has become final or a draft again. */
export async function followMain(
  request: Pick<SignedInRequest, 'mockServer' | 'user'>,
  { student, batch }: Pick<LoadedTable, 'student' | 'batch'>,
  reason = '',
): Promise<void> {
  const { batch: main, row } = (await mainTables(request.mockServer))(student);
  if (main?.id !== batch.id) return;
  const isFinal = row?.status === 2 || row?.status === 3;
  const { fillStatus } = student;
  if (isFinal && fillStatus < 4) await moveStudent(request, student, 4, reason);
  if (!isFinal && (fillStatus === 4 || fillStatus === 5)) await moveStudent(request, student, 2, reason);
}

async function checkWay(
  mockServer: MockServer,
  student: StudentRow,
  to: number,
  reason: string,
): Promise<void> {
  const from = student.fillStatus;
  if (to === 9 && (from === 4 || from === 5)) refuse('已定稿的考生不能关闭');
  if (!ways[to]?.includes(from)) refuse('当前状态不允许该操作');
  if (to === 9 && reason === '') refuse('请输入原因');
  if (to === 2 && from >= 4 && reason === '') refuse('请输入原因');
  const tables = await tablesOfStudent(mockServer, student.id);
  if ((to === 2 && from === 1) || to === 3 || to === 4)
    if (!tables.some(({ version }) => version > 0)) refuse('请先保存志愿表');
  if (to !== 4) return;
  const { errors } = await mainTableOf(mockServer, student);
  if (errors > 0) refuse(`存在 ${errors} 项错误，不能定稿`);
}
