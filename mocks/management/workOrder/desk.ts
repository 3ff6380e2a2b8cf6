import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { amountProblem } from '@/resources/management/workOrder/wishRules';
import { batchTypes, passwordTypes } from '@/resources/management/workOrder/workOrder';
import { type Actor, stepRefusal, type WorkOrderStep } from '@/resources/management/workOrder/workOrderSteps';
import { doEach, doOnce, forPlatform, refuseMoved, requirePassword } from '../../businessRules';
import { platformStoreId } from '../../customer/storeRow';
import { settleRefund } from '../../expert/refund';
import { found, refuse } from '../../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { canCall } from '../../session';
import { accountTable } from '../../system/accountTable';
import { formatTime } from '../../time';
import { carryOut } from './effects';
import { assignInput, finishInput, rejectInput } from './workOrderInput';
import { change, deskOrder, deskScope, namesOf, tellHandler, tellSubmitter } from './workOrderScope';
import { type WorkOrderRow, workOrderTable } from './workOrderTable';

const { operations } = managementEndpoints['management/work-order-list'];

/** The desk's steps with work orders (screen G9), which are the platform's. */
export const deskRoutes: readonly Route[] = [
  route(operations.accept, accept),
  route(operations.assign, assign),
  route(operations.finish, (request) => doOnce(request, () => finish(request))),
  route(operations.reject, reject),
  route(operations.handlers, handlers),
].map(forPlatform);

/** The platform's staff who may take work orders up, and see all those named by `id`. */
async function handlers(request: SignedInRequest) {
  const { mockServer } = request;
  const ids = request.body.id === undefined ? [] : read(request.body.id, idsSchema);
  const table = await mockServer.table(workOrderTable);
  const orders = ids.flatMap((id) => table.get(id) ?? []);
  const staff = (await mockServer.table(accountTable))
    .all()
    .filter(({ status, storeId }) => status === '0' && storeId === platformStoreId);
  const may = await Promise.all(
    staff.map((account) => canCall(mockServer, account, operations.accept.permission)),
  );
  const sees = await Promise.all(staff.map((user) => deskScope.covers({ ...request, user })));
  return staff
    .filter((_, index) => may[index] && orders.every((order) => sees[index]?.(order)))
    .map(({ userId, nickName }) => ({ id: userId, name: nickName }));
}

async function actorOf({ mockServer, user }: SignedInRequest): Promise<Actor> {
  const mayAssign = await canCall(mockServer, user, operations.assign.permission);
  return { userId: user.userId, mayAssign, now: mockServer.now() };
}

/** Refuses a step that the order's state does not allow, in the words of the table of states. */
async function refuseStep(request: SignedInRequest, step: WorkOrderStep, order: WorkOrderRow): Promise<void> {
  const handlerName = (await namesOf(request.mockServer))(order.handlerId);
  const refusal = stepRefusal(step, { ...order, handlerName }, await actorOf(request));
  if (refusal) refuse(refusal);
}

/** Does a step with one order or with several; a single one must be as the caller knows it. */
async function each(
  request: SignedInRequest,
  step: WorkOrderStep,
  run: (order: WorkOrderRow) => Promise<unknown>,
) {
  const ids = read(request.body.id, idsSchema);
  const orders = await request.mockServer.table(workOrderTable);
  return doEach(
    ids,
    (id) => orders.get(id)?.orderNo ?? String(id),
    async (id) => {
      const order = await deskOrder(request, id);
      await refuseStep(request, step, order);
      if (ids.length === 1) refuseMoved(request, order);
      return run(order);
    },
  );
}

function accept(request: SignedInRequest) {
  const { userId, nickName } = request.user;
  return each(request, 'accept', async (before) => {
    const after = await change(request, before, { status: 1, handlerId: userId }, { action: '受理' });
    await tellSubmitter(request, after, '已受理', `${nickName} 已受理，处理时限 ${after.deadline}。`);
  });
}

async function assign(request: SignedInRequest) {
  const { handlerId, remark } = read(request.body, assignInput);
  const handler = (await handlers(request)).find(({ id }) => id === handlerId) ?? refuse('请选择处理人');
  return each(request, 'assign', async (before) => {
    if (before.handlerId === handlerId) refuse('处理人未变更');
    const said = [`转派给 ${handler.name}`, remark].filter(Boolean).join('：');
    const after = await change(request, before, { handlerId }, { action: '转派', remark: said });
    await tellHandler(request, after, '转派给您', remark || '请在处理时限内处理。');
  });
}

/** The effect first, then the state: where the effect is refused, nothing has changed. */
async function finish(request: SignedInRequest) {
  const { result, refundAmount } = read(request.body, finishInput);
  await refuseMixed(request);
  return each(request, 'finish', async (before) => {
    const order = { ...before, ...(refundAmount && { refundAmount: amountIn(before, refundAmount) }) };
    await carryOut(request, order);
    const finishTime = formatTime(request.mockServer.now());
    const changes = { status: 2 as const, result, refundAmount: order.refundAmount, finishTime };
    const after = await change(request, before, changes, { action: '处理完成', remark: result });
    await tellSubmitter(request, after, '已处理', result);
  });
}

/** Batches may hold only types that need no review; a single order of another type needs the password. */
async function refuseMixed(request: SignedInRequest): Promise<void> {
  const ids = read(request.body.id, idsSchema);
  const orders = await Promise.all(ids.map((id) => deskOrder(request, id)));
  if (ids.length > 1 && orders.some(({ type }) => !batchTypes.includes(type)))
    refuse('仅修改年份、修改分数工单可以批量办结');
  const [only] = orders;
  if (!only || !passwordTypes.includes(only.type)) return;
  await refuseStep(request, 'finish', only);
  await requirePassword(request);
}

/** The amount finally refunded: never more than the order's facts allow. */
function amountIn({ type, facts }: WorkOrderRow, amount: string): string {
  const [most, tooMuch] =
    type === 1 ? [facts.paid, '退款金额不能大于实付金额'] : [facts.unitPrice, '退款金额不能大于结算价'];
  const problem = type <= 2 ? amountProblem(amount, most, tooMuch) : '该工单没有退款金额';
  return problem ? refuse(problem) : amount;
}

async function reject(request: SignedInRequest): Promise<void> {
  const before = await deskOrder(request, read(request.body, z.object({ id: idSchema })).id);
  const { result } = read(request.body, rejectInput);
  await refuseStep(request, 'reject', before);
  refuseMoved(request, found(before));
  if (before.type === 1) await settleRefund(request, before, 'rejected');
  const finishTime = formatTime(request.mockServer.now());
  const after = await change(
    request,
    before,
    { status: 3, result, finishTime },
    { action: '驳回', remark: result },
  );
  await tellSubmitter(request, after, '已驳回', `驳回原因：${result}`);
}
