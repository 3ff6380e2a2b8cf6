import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import { similarAnswers } from '@/resources/management/workOrder/similar';
import { factsProblem, wishProblem } from '@/resources/management/workOrder/wishRules';
import { deadlineAfter, type WorkOrderType } from '@/resources/management/workOrder/workOrder';
import { stepRefusal, type WorkOrderStep } from '@/resources/management/workOrder/workOrderSteps';
import { maskMobile } from '@/src/lib/rules';
import { audit } from '../../audit';
import { doOnce, isOfPlatform } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { platformStoreId } from '../../customer/storeRow';
import { beginRefund, settleRefund } from '../../expert/refund';
import { studentOf } from '../../expert/studentShown';
import type { StudentRow } from '../../expert/studentTable';
import { ApiError, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { addWorkOrder, type Submitted } from './addWorkOrder';
import { noWish } from './blankWorkOrder';
import { cardOfUser, factsOf, ordersOf, refundable } from './workOrderFacts';
import { commonInput, precheckInput, rateInput, wishInput } from './workOrderInput';
import { change, ownOrder, presenter } from './workOrderScope';
import { type WorkOrderRow, workOrderTable } from './workOrderTable';

const endpoints = managementEndpoints['management/work-order-submission'];
const { list, create, update, remove, rate, precheck } = endpoints.operations;

/** Work orders submitted in the service center (screen G8). */
export const submissionRoutes: readonly Route[] = [
  ...crudHandlers({ ...endpoints, operations: { list } }, workOrderTable, {
    visible: ({ submitterId }, { user }) => submitterId === user.userId,
    order: [
      { field: 'createTime', descending: true },
      { field: 'id', descending: true },
    ],
    presenter,
    masks: { userMobile: maskMobile },
  }),
  route(create, (request) => doOnce(request, () => submit(request))),
  route(update, (request) => doOnce(request, () => resubmit(request))),
  route(remove, withdraw),
  route(rate, rateOrder),
  route(precheck, check),
];

const idOf = ({ body }: SignedInRequest) => read(body, z.object({ id: idSchema })).id;

function refuseStep(request: SignedInRequest, step: WorkOrderStep, order: WorkOrderRow): void {
  const { user, mockServer } = request;
  const refusal = stepRefusal(step, order, { userId: user.userId, now: mockServer.now() });
  if (refusal) refuse(refusal);
}

async function submit(request: SignedInRequest) {
  const submitted = await submittedIn(request);
  await refuseTwin(request, submitted);
  const order = await addWorkOrder(request, submitted);
  await holdOrder(request, order);
  request.trail.after = order;
  const about = { bizType: 'management/work-order-list', bizId: order.id, after: order };
  await audit(request, { ...about, action: '提交', forStore: true });
  return { id: order.id, orderNo: order.orderNo };
}

/** The submitted work order, once no check refuses it. */
async function submittedIn(request: SignedInRequest): Promise<Submitted> {
  const { mockServer, body } = request;
  const { urgent, urgentReason, ...about } = read(body, commonInput);
  const wish = read(body, wishInput(about.type));
  const user = about.type === 7 || about.userId === null ? undefined : await studentOf(request, about.userId);
  const asked = { ...noWish, ...about, ...wish };
  const facts = await factsOf(mockServer, about.type, user, asked);
  const problem = wishProblem(about.type, asked, facts, mockServer.now());
  if (problem) refuse(problem);
  const cardNo = about.type === 2 && user ? ((await cardOfUser(mockServer, user.id))?.cardNo ?? '') : '';
  const urgency = { urgent, urgentReason: urgent === 1 ? urgentReason : '' };
  return { ...asked, ...urgency, ...ofUser(request, user), cardNo, facts };
}

/** The user of the work order, and its institution: the caller's own for I, the user's for P. */
function ofUser({ user: caller, ...request }: SignedInRequest, user: StudentRow | undefined) {
  const isOwn = !isOfPlatform({ user: caller, ...request });
  return {
    ...{ userId: user?.id ?? null, userName: user?.name ?? '', userMobile: user?.mobile ?? '' },
    storeId: isOwn ? caller.storeId : (user?.storeId ?? platformStoreId),
  };
}

async function twinsOf(
  { mockServer }: SignedInRequest,
  { type, userId }: { readonly type: WorkOrderType; readonly userId: number | null },
  except = 0,
): Promise<WorkOrderRow[]> {
  if (userId === null) return [];
  const rows = (await mockServer.table(workOrderTable)).all();
  const isTwin = (row: WorkOrderRow) => row.type === type && row.userId === userId && row.status <= 1;
  return rows.filter((row) => row.id !== except && isTwin(row));
}

const twinText = (orderNo: string) => `该用户已有处理中的同类工单 ${orderNo}`;

async function refuseTwin(request: SignedInRequest, submitted: Submitted, except = 0): Promise<void> {
  const [twin] = await twinsOf(request, submitted, except);
  if (twin) refuse(twinText(twin.orderNo));
}

/** The customer's order waits for the refund from now on. */
async function holdOrder(request: SignedInRequest, order: WorkOrderRow): Promise<void> {
  if (order.type !== 1) return;
  const { userId, customerOrderNo, refundAmount, reason } = order;
  const customers = await refundable(request.mockServer, userId ?? 0, customerOrderNo);
  await beginRefund(request, customers, refundAmount, reason);
}

/** 修改重提: of the same type, with a new deadline. */
async function resubmit(request: SignedInRequest) {
  const before = await ownOrder(request, idOf(request));
  refuseStep(request, 'resubmit', before);
  const submitted = await submittedIn({ ...request, body: { ...request.body, type: before.type } });
  await refuseTwin(request, submitted, before.id);
  const now = request.mockServer.now();
  const anew = {
    ...{ status: 0 as const, handlerId: null, result: '', finishTime: '', resubmits: before.resubmits + 1 },
    deadline: formatTime(deadlineAfter(now, submitted.urgent)),
  };
  const remark = `原驳回原因：${before.result}`;
  const after = await change(request, before, { ...submitted, ...anew }, { action: '修改重提', remark });
  await holdOrder(request, after);
  return { id: after.id, orderNo: after.orderNo };
}

/** 撤回: for good. A customer's order is what it was before. */
async function withdraw(request: SignedInRequest): Promise<void> {
  const before = await ownOrder(request, idOf(request));
  refuseStep(request, 'withdraw', before);
  if (before.type === 1) await settleRefund(request, before, 'rejected');
  await (await request.mockServer.table(workOrderTable)).remove(before.id);
  Object.assign(request.trail, { before });
  await audit(request, { bizType: 'management/work-order-list', bizId: before.id, before, action: '撤回' });
}

async function rateOrder(request: SignedInRequest): Promise<void> {
  const before = await ownOrder(request, idOf(request));
  const { stars, text: rateText } = read(request.body, rateInput);
  refuseStep(request, 'rate', before);
  const rateTime = formatTime(request.mockServer.now());
  await change(request, before, { stars, rateText, rateTime }, { action: '评价', remark: `${stars} 星` });
}

/**
 * Checks a work order before it is submitted, and returns the present facts: the form shows both beside its fields.
 */
async function check(request: SignedInRequest) {
  const { mockServer, body } = request;
  const { type, userId = null, customerOrderNo, reason } = read(body, precheckInput);
  const similar = await answersLike(request, type, reason);
  if (type === 7 || userId === null)
    return { ok: 1, msg: '', duplicates: [], facts: {}, orders: [], similar };
  const user = await studentOf(request, userId);
  const orders = type === 1 ? await ordersOf(mockServer, user.id) : [];
  const twins = await twinsOf(request, { type, userId: user.id });
  const duplicates = twins.map(({ id, orderNo, status }) => ({ id, orderNo, status }));
  const [twin] = twins;
  const answer = { duplicates, orders, similar };
  if (twin) return { ...answer, ok: 0, msg: twinText(twin.orderNo), facts: {} };
  if (type === 1 && customerOrderNo === '') return { ...answer, ok: 1, msg: '', facts: {} };
  try {
    const facts = await factsOf(mockServer, type, user, { customerOrderNo });
    const msg = factsProblem(type, facts, mockServer.now()) ?? '';
    return { ...answer, ok: msg === '' ? 1 : 0, msg, facts };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...answer, ok: 0, msg: error.message, facts: {} };
  }
}

/** Answers to work orders like this one: those of the caller's institution, and feedback of anybody. */
async function answersLike(request: SignedInRequest, type: WorkOrderType, text: string) {
  const rows = (await request.mockServer.table(workOrderTable)).all();
  const isReadable = ({ storeId }: WorkOrderRow) =>
    type === 7 || isOfPlatform(request) || storeId === request.user.storeId;
  const answered = rows.filter((row) => row.type === type && row.status === 2 && isReadable(row)).reverse();
  const byReason = new Map(answered.map((row) => [row.reason, row]));
  return similarAnswers(text, [...byReason.values()]).map(({ id, orderNo, reason, result }) => ({
    ...{ id, orderNo, reason, result },
  }));
}
