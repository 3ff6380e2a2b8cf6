import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { volunteerRules } from '@/resources/expert/volunteer/volunteer';
import type { MockServer } from '../mockServer';
import { forbidden, refuse } from '../responses';
import { read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { mayCall } from '../session';
import { alsoFor } from '../sharedPath';
import { followMain } from './fillStatus';
import { tablesOfStudent } from './studentTables';
import { tableOf } from './tables';
import { keepMove } from './versionTable';
import { type VolunteerRow, volunteerTable } from './volunteerTable';
import { storeTable } from './zySave';

const { status: operation, exported } = expertEndpoints['expert/volunteer'].operations;
const { void: voiding } = expertEndpoints['expert/table'].operations;

/** The operation whose permission a state needs, where `fill` is not enough. */
const needed: Readonly<Record<number, Operation>> = { 3: exported, 9: voiding };

const input = z.object({
  status: z.literal([0, 1, 3, 9], '请选择状态'),
  reason: textMember(volunteerRules.reopening),
});

/** Allowed source states of each state; 定稿 goes by saving. */
const ways: Readonly<Record<number, readonly VolunteerRow['status'][]>> = {
  0: [1, 2, 3],
  1: [0],
  3: [2, 3],
  9: [0],
};

/** Names of the moves that make a version (历史); 导出 makes none. */
const moves: Readonly<Record<number, string>> = { 0: '重新填报', 1: '提交审核', 9: '作废' };

/** 提交审核, 导出, 退回 or 重新填报, 作废 (screens E3 and E5). */
export const tableStatusRoute = alsoFor(route(operation, changeStatus), exported, voiding);

async function changeStatus(request: SignedInRequest) {
  const { mockServer, body } = request;
  const { status, reason } = read(body, input);
  if (!(await mayCall(request, needed[status] ?? operation))) throw forbidden('rpc');
  const table = await tableOf(request, body.id);
  const { row } = table;
  checkWay(row, status, reason);
  const move = moves[status];
  const version = move === undefined ? row.version : row.version + 1;
  if (move !== undefined)
    await keepMove(request, table, version, reason === '' ? move : `${move}：${reason}`);
  // A draft was confirmed by nobody.
  const confirm = status === 0 ? null : row.confirm;
  await (await mockServer.table(volunteerTable)).put({ ...row, status, version, confirm });
  if (status === 9 && row.isMain === 1) await passMainOn(mockServer, row);
  if (move !== undefined && row.isMain === 1) await followMain(request, table, reason);
  return { version };
}

/** The first other scheme of the batch becomes the main one in place of a void one. Without others it stays. */
async function passMainOn(mockServer: MockServer, row: VolunteerRow): Promise<void> {
  const [next] = (await tablesOfStudent(mockServer, row.userId))
    .filter(({ batchId }) => batchId === row.batchId)
    .sort((one, other) => one.planNo - other.planNo);
  if (next) await storeTable(mockServer, { ...next, isMain: 1 });
}

function checkWay({ status: from, version }: VolunteerRow, to: number, reason: string): void {
  if (to === 9 && from !== 0) refuse('已定稿的志愿表不能作废');
  if (!ways[to]?.includes(from)) refuse('当前状态不允许该操作');
  if (to === 1 && version === 0) refuse('请先保存志愿表');
  if (to === 0 && from >= 2 && reason === '') refuse('请输入原因');
}
