import { z } from 'zod';
import { cancelReason } from '@/resources/expert/cancelReason';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { hasExpert, isCard, orderRules, payTimeProblem } from '@/resources/expert/order/order';
import { fenOf } from '@/src/lib/fen';
import { doOnce } from '../businessRules';
import { refuseOutside } from '../crudOptions';
import { refuseClosed } from '../finance/cashbook/closing';
import { saleEntries } from '../finance/entries';
import { post } from '../finance/post';
import { requestRefund } from '../management/workOrder/requestRefund';
import type { MockServer } from '../mockServer';
import { ApiError, found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { optionalId, optionalText, textMember } from '../rules';
import { formatTime } from '../time';
import { expertTable } from './expertTable';
import { customerOf } from './orderCustomer';
import { logStep } from './orderLog';
import { orderAt, orderInput, orderScope, payment } from './orderRules';
import { orderNumber } from './orderSeed';
import { type OrderRow, orderTable } from './orderTable';
import { beginRefund, refuseRefund } from './refund';
import { studentTable } from './studentTable';

const { operations } = expertEndpoints['expert/order'];

const openStates = [0, 1, 2, 3, 5];

const statusInput = z.object({
  id: idSchema,
  status: z.union([z.literal([2, 3, 4]), z.literal(['2', '3', '4'])]).transform(Number),
  expertId: optionalId,
  reason: optionalText('原因', 200),
});

/** Operations of screen E10 besides reading and changing an order. */
export const orderOperations: readonly Route[] = [
  route(operations.create, (request) => doOnce(request, () => addOrder(request))),

  route(operations.pay, (request) => doOnce(request, () => pay(request))),

  route(operations.cancel, async (request) => {
    const order = await orderOf(request);
    const { reason } = read(request.body, z.object({ reason: textMember(cancelReason) }));
    if (order.status !== 0) refuse('仅待支付的订单可以取消');
    await change(request, order, { status: 7, cancelReason: reason }, '取消订单');
  }),

  route(operations.status, (request) => doOnce(request, () => moveOn(request))),

  route(operations.refund, async (request) => {
    const order = await orderOf(request);
    const input = z.object({
      amount: z.string('请输入退款金额').min(1, '请输入退款金额'),
      reason: textMember(orderRules.refundReason),
    });
    refuseRefund(order);
    const { amount, reason } = read(request.body, input);
    const fen = fenOf(amount) ?? refuse('请输入正确的金额，最多两位小数');
    if (fen === 0n) refuse('退款金额须大于 0');
    if (fen > (fenOf(order.amount) ?? 0n)) refuse('退款金额不能大于实付金额');
    const before = found((await request.mockServer.table(orderTable)).get(order.id));
    await requestRefund(request, order, amount, reason);
    Object.assign(request.trail, { before, after: await beginRefund(request, order, amount, reason) });
  }),
];

/** Refuses a payment of the future, and one of a month that finance has closed. */
async function refusePayTime(mockServer: MockServer, payTime: string): Promise<void> {
  const problem = payTimeProblem(payTime, mockServer.now());
  if (problem) refuse(problem);
  await refuseClosed(mockServer, payTime);
}

/** A new order, of a customer who may be new as well; with its payment where there was one. */
async function addOrder(request: SignedInRequest) {
  const { mockServer, body, user } = request;
  const values = read(body, orderInput);
  const paid = values.payWay === '' ? undefined : read(body, payment);
  const now = mockServer.now();
  if (paid) await refusePayTime(mockServer, paid.payTime);
  if (values.expertId !== null) await expertFor(mockServer, values.expertId);
  const student = await customerOf(request, async (known) => {
    if (known && Number(body.force) !== 1) await refuseTwin(request, known.id, values.product, known.year);
  });
  const table = await mockServer.table(orderTable);
  const id = table.nextId();
  const stamp = { createTime: formatTime(now), createBy: user.nickName };
  const row = await table.put({
    ...values,
    ...(paid ?? { payWay: '', payTime: '', payNo: '' }),
    ...{ id, no: orderNumber(stamp.createTime, id), userId: student.id, year: student.year },
    ...{ storeId: student.storeId, seller: user.nickName, status: paid ? paidStatus(values) : 0 },
    ...{ opened: 0, refundAmount: '', refundReason: '', cancelReason: '', formerStatus: 0 },
    ...{ ...stamp, updateTime: stamp.createTime, updateBy: stamp.createBy },
  });
  if (paid) await post(request, saleEntries(row, row.amount));
  request.trail.after = row;
  await logStep(request, '新增', undefined, row);
  return { id, no: row.no, userId: row.userId };
}

/** Notes that an order was paid for: the institution has its share. */
async function pay(request: SignedInRequest): Promise<void> {
  const order = await orderOf(request);
  if (order.status === 7) refuse('订单已取消');
  if (order.status !== 0) refuse('订单已支付');
  const paid = read(request.body, payment);
  await refusePayTime(request.mockServer, paid.payTime);
  await post(request, saleEntries(order, order.amount));
  await change(request, order, { ...paid, status: paidStatus(order) }, '登记收款');
}

/** Assigns an expert, delivers or ends an order. */
async function moveOn(request: SignedInRequest): Promise<void> {
  const { status, expertId } = read(request.body, statusInput);
  const order = await orderOf(request);
  if (status === 2) return assign(request, order, expertId);
  const isNext = status === 3 ? order.status === 2 && hasExpert(order.product) : canFinish(order);
  if (!isNext) refuse('当前状态不允许该操作');
  if (isCard(order.product) && order.opened !== 1) refuse('请先开通权益');
  await change(request, order, { status }, status === 3 ? '交付' : '确认完成');
}

function paidStatus({ product }: Pick<OrderRow, 'product'>): number {
  return hasExpert(product) ? 1 : 2;
}

function canFinish({ status, product }: OrderRow): boolean {
  return status === 3 || (status === 2 && isCard(product));
}

/** The order that a call is about, as it is now. */
async function orderOf(request: SignedInRequest): Promise<OrderRow> {
  const { mockServer, body } = request;
  const row = found((await mockServer.table(orderTable)).get(read(body.id, idSchema)));
  await refuseOutside(orderScope, row, request);
  return orderAt(row, mockServer.now());
}

async function change(
  request: SignedInRequest,
  before: OrderRow,
  changes: Partial<OrderRow>,
  action: string,
): Promise<void> {
  const { mockServer, user } = request;
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const after = await (await mockServer.table(orderTable)).put({ ...before, ...changes, ...stamp });
  Object.assign(request.trail, { before, after });
  await logStep(request, action, before, after, after.cancelReason);
}

/** Begins the service: a student without an expert gets the same one. */
async function assign(request: SignedInRequest, order: OrderRow, expertId: number | null): Promise<void> {
  const { mockServer } = request;
  if (order.status !== 1 || !hasExpert(order.product)) refuse('当前状态不允许该操作');
  if (expertId === null) return refuse('请选择专家');
  const students = await mockServer.table(studentTable);
  const student = found(students.get(order.userId));
  const expert = await expertFor(mockServer, expertId);
  if (!expert.provinceIds.includes(student.provinceId)) refuse('该专家不负责考生所在省份');
  if (student.expertId === null)
    await students.put({ ...student, expertId, fillStatus: Math.max(1, student.fillStatus) });
  await change(request, order, { status: 2, expertId }, '分配专家');
}

async function expertFor(mockServer: MockServer, id: number) {
  return (await mockServer.table(expertTable)).get(id) ?? refuse('请选择专家');
}

/** 601 where the customer has an open order of the same product and year. */
async function refuseTwin({ mockServer }: SignedInRequest, userId: number, product: number, year: number) {
  const orders = (await mockServer.table(orderTable)).all().map((order) => orderAt(order, mockServer.now()));
  const isTwin = (order: OrderRow) =>
    order.userId === userId &&
    order.product === product &&
    order.year === year &&
    openStates.includes(order.status);
  if (orders.some(isTwin)) throw new ApiError('该客户已有未完成的同类订单，仍要创建？', 601);
}
