import { financeTypes } from '@/resources/management/workOrder/workOrder';
import { summaryOf } from '@/resources/management/workOrder/workOrderTexts';
import { audit } from '../../audit';
import { isOfPlatform, nextRev, refuseMoved } from '../../businessRules';
import type { Scope } from '../../crudOptions';
import { storeTable } from '../../customer/storeTable';
import { forbidden, found } from '../../responses';
import type { SignedInRequest } from '../../route';
import { accountTable } from '../../system/accountTable';
import { formatTime } from '../../time';
import { sendMessage } from '../messages';
import { type WorkOrderRow, workOrderTable } from './workOrderTable';

const financeRoles: readonly number[] = [5, 6];

/** Whether a caller sees refunds alone: staff with no role other than finance's. */
function isFinance({ roleIds }: SignedInRequest['user']): boolean {
  return roleIds.length > 0 && roleIds.every((id) => financeRoles.includes(id));
}

/** The work orders of the desk: P sees all, finance staff refunds alone, I those of its own institution. */
export const deskScope: Scope<WorkOrderRow> = {
  covers: async (caller) => (row) =>
    isOfPlatform(caller)
      ? !isFinance(caller.user) || financeTypes.includes(row.type)
      : row.storeId === caller.user.storeId,
  refusal: forbidden('rpc').message,
  code: 40301,
  own: (caller) => (isOfPlatform(caller) ? {} : { storeId: caller.user.storeId }),
};

/** A work order that the caller's desk has. */
export async function deskOrder(request: SignedInRequest, id: number): Promise<WorkOrderRow> {
  const row = found((await request.mockServer.table(workOrderTable)).get(id));
  if (!(await deskScope.covers(request))(row)) throw forbidden('rpc');
  return row;
}

/** A work order that the caller has handed in. */
export async function ownOrder(request: SignedInRequest, id: number): Promise<WorkOrderRow> {
  const row = found((await request.mockServer.table(workOrderTable)).get(id));
  if (row.submitterId !== request.user.userId) throw forbidden('rpc');
  refuseMoved(request, row);
  return row;
}

/** Adds the names of other records, and a summary of the request, to a row. */
export async function presenter({ mockServer }: SignedInRequest) {
  const stores = await mockServer.table(storeTable);
  const names = await namesOf(mockServer);
  return (row: WorkOrderRow) => ({
    ...row,
    ...{ storeName: stores.get(row.storeId)?.name ?? '', handlerName: names(row.handlerId) },
    summary: summaryOf(row),
    // Open work orders are sorted by deadline, before all that are done.
    dueTime: row.status <= 1 ? row.deadline : '',
  });
}

/** Looks up the display names of accounts. */
export async function namesOf({ table }: SignedInRequest['mockServer']) {
  const accounts = await table(accountTable);
  return (id: number | null) => accounts.get(id ?? 0)?.nickName ?? '';
}

/** Writes a step down: the row, its trail and its record. */
export async function change(
  request: SignedInRequest,
  before: WorkOrderRow,
  changes: Partial<WorkOrderRow>,
  { action, remark = '' }: { readonly action: string; readonly remark?: string },
): Promise<WorkOrderRow> {
  const { mockServer, user, trail } = request;
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const table = await mockServer.table(workOrderTable);
  const after = await table.put({ ...before, ...changes, ...nextRev(before), ...stamp });
  Object.assign(trail, { before, after });
  const about = { bizType: 'management/work-order-list', bizId: before.id };
  await audit(request, { ...about, before, after, action, remark });
  return after;
}

/** Notifies the submitter of the result; the institution where the submitter is unknown. */
export async function tellSubmitter(
  request: SignedInRequest,
  { id, orderNo, submitterId, storeId }: WorkOrderRow,
  what: string,
  content: string,
): Promise<void> {
  const to = submitterId > 0 ? { accountIds: [submitterId] } : { storeId };
  await tell(request, to, id, `工单 ${orderNo} ${what}`, content);
}

/** Notifies the handler. */
export async function tellHandler(
  request: SignedInRequest,
  { id, orderNo, handlerId }: WorkOrderRow,
  what: string,
  content: string,
): Promise<void> {
  if (handlerId !== null)
    await tell(request, { accountIds: [handlerId] }, id, `工单 ${orderNo} ${what}`, content);
}

function tell(
  request: SignedInRequest,
  to: Parameters<typeof sendMessage>[1]['to'],
  bizId: number,
  title: string,
  content: string,
) {
  return sendMessage(request, { to, type: 2, title, content, bizType: 'management/work-order-list', bizId });
}
