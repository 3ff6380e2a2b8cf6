import { expect, test } from 'vitest';
import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { refundEntries, saleEntries } from '../finance/entries';
import { ledgerTable } from '../finance/tables';
import { workOrderTable } from '../management/workOrder/workOrderTable';
import { createResourceClient } from '../resourceTestClient';
import { dayLength } from '../time';
import { orderTable } from './orderTable';
import { settleRefund } from './refund';
import { studentTable } from './studentTable';

const { operations } = expertEndpoints['expert/order'];

const part = z.looseObject({ count: z.number(), amount: z.string() });
const listSchema = z.looseObject({
  list: z.array(z.looseObject({ id: z.number(), status: z.number(), mobile: z.string() })),
  total: z.number(),
  sum: z.object({ count: z.number(), amount: z.string(), paid: z.string(), refunded: z.string() }),
  stat: z.record(z.string(), z.number()),
});
const collectSchema = z.record(z.string(), part.extend({ products: z.array(part), experts: z.array(part) }));

async function open(as = 'admin') {
  const client = await createResourceClient(operations, as);
  const { ask } = client;
  const list = async (filters: object = {}) =>
    listSchema.parse((await ask('list', { page: 1, limit: 100, ...filters })).data);
  const orders = await client.mockServer.table(orderTable);
  const inState = (status: number, product?: number) =>
    orders.find((row) => row.status === status && (product === undefined || row.product === product))?.id ??
    0;
  return { ...client, list, orders, inState };
}

const payment = { payWay: '1', payTime: '2026-06-20 11:00:00', payNo: 'LS1' };
const expertService = {
  ...{ product: 4, userType: 2, vipPayType: 4, price: '1980.00', discount: '100.00', amount: '1880.00' },
};

test('[E10] sums over 75 orders are exact for any filter, and masked numbers are found whole', async () => {
  const { list, mockServer } = await open();
  const all = await list();
  expect(all.total).toBe(75);
  expect(all.stat.all).toBe(75);
  const cents = (text: string) => Number(text.replace('.', ''));
  const paid = await list({ payWay: '4' });
  expect(paid.sum.amount).toBe(paid.sum.paid);
  const ways = await Promise.all([1, 2, 3, 4, 5].map((payWay) => list({ payWay: String(payWay) })));
  expect(ways.reduce((sum, way) => sum + cents(way.sum.paid), 0)).toBe(cents(all.sum.paid));
  expect(all.list.every(({ mobile }) => mobile.includes('****'))).toBe(true);
  const [student] = (await mockServer.table(studentTable)).all();
  expect((await list({ keyword: student?.mobile })).total).toBeGreaterThan(0);
  expect((await list({ dateFrom: '2026-06-19', dateTo: '2026-06-20' })).total).toBeGreaterThan(0);
});

test('[E10] the takings of today and this month add up by product and by expert', async () => {
  const { ask, textOf, inState } = await open();
  const collected = async () => collectSchema.parse((await ask('collect')).data);
  const before = await collected();
  expect(await textOf('pay', { id: inState(0, 2), ...payment })).toBe('20000 success');
  const { today, month } = await collected();
  expect(today?.count).toBe((before.today?.count ?? 0) + 1);
  for (const sums of [today, month]) {
    const cents = sums?.products.reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0);
    expect(cents).toBe(Number(sums?.amount.replace('.', '')));
  }
});

test('[E10] an order unpaid for a day is cancelled on reading, and can no longer be paid', async () => {
  const { clock, list, textOf, orders, inState } = await open();
  const id = inState(0);
  const fresh = (await list({ status: 0 })).total;
  expect(fresh).toBeGreaterThan(0);
  clock.now += dayLength;
  expect((await list({ status: 0 })).total).toBe(0);
  expect(orders.get(id)?.status).toBe(0);
  expect(await textOf('pay', { id, ...payment })).toBe('40000 订单已取消');
});

test('[E10] an order goes from payment over expert and delivery to its end alone', async () => {
  const { ask, textOf, orders, inState } = await open();
  const id = inState(0, 4);
  expect(await textOf('status', { id, status: 2, expertId: 901 })).toBe('40000 当前状态不允许该操作');
  expect(await textOf('pay', { id, ...payment, payNo: '' })).toBe('40000 请输入流水号');
  expect(await textOf('pay', { id, ...payment, payTime: '2026-06-21 00:00:00' })).toBe(
    '40000 支付时间不能晚于当前时间',
  );
  await ask('pay', { id, ...payment, payWay: '4', payNo: '' });
  expect(await textOf('pay', { id, ...payment })).toBe('40000 订单已支付');
  expect(await textOf('cancel', { id, reason: '不要了' })).toBe('40000 仅待支付的订单可以取消');
  expect(await textOf('status', { id, status: 2 })).toBe('40000 请选择专家');
  const { userId = 0 } = orders.get(id) ?? {};
  expect(userId).toBeGreaterThan(0);
  await ask('status', { id, status: 2, expertId: 901 });
  for (const status of [3, 4]) expect(await textOf('status', { id, status })).toMatch(/20000|40000 该专家/);
});

test('[E10] a refund exceeds no payment, leaves out finished orders, and makes a work order', async () => {
  const { textOf, list, orders, mockServer, inState } = await open();
  const refund = (id: number, amount = '1.00') => textOf('refund', { id, amount, reason: '不再需要' });
  expect(await refund(inState(4))).toBe('40000 已完成的订单不能退款');
  expect(await refund(inState(0))).toBe('40000 订单未支付');
  const id = inState(3);
  const before = orders.get(id) ?? expect.unreachable();
  expect(await refund(id, '9999999.00')).toBe('40000 退款金额不能大于实付金额');
  expect(await refund(id, '0.00')).toBe('40000 退款金额须大于 0');
  expect(await textOf('refund', { id, amount: '1.00', reason: '' })).toBe('40000 请输入退款原因');
  expect(await refund(id, before.amount)).toBe('20000 success');
  expect(await refund(id)).toBe('40000 该订单正在退款中');
  const work = (await mockServer.table(workOrderTable)).find((row) => row.customerOrderNo === before.no);
  expect(work).toMatchObject({ type: 1, status: 0, refundAmount: before.amount, orderNo: 'GD202606200151' });
  const { list: shown } = await list({ keyword: before.no });
  expect(shown[0]).toMatchObject({ workOrderNo: 'GD202606200151' });
  await settleRefund({ mockServer }, { customerOrderNo: before.no }, 'rejected');
  expect(orders.get(id)).toMatchObject({ status: 3, refundAmount: '' });
  await refund(id, '1.00');
  await settleRefund({ mockServer }, { customerOrderNo: before.no }, 'processed');
  expect(orders.get(id)).toMatchObject({ status: 6, refundAmount: '1.00' });
});

test('[E10] a second open order of a product asks first; a new customer becomes a student', async () => {
  const { ask, textOf, mockServer, orders } = await open();
  const order = { ...expertService, userId: 101 };
  for (const row of orders.all()) if (row.userId === 101) await orders.remove(row.id);
  expect((await ask('create', order)).code).toBe(20000);
  expect(await textOf('create', order)).toBe('601 该客户已有未完成的同类订单，仍要创建？');
  expect((await ask('create', { ...order, force: 1 })).code).toBe(20000);
  const about = { mobile: '19900009999', name: '新同学', provinceId: '430000', year: 2026 };
  const { userId: _userId, ...fresh } = order;
  const wrong = { ...fresh, ...about, subjects: ['物理', '历史', '化学'] };
  expect(await textOf('create', wrong)).toBe('40000 请选择 1 门首选科目和 2 门再选科目');
  expect((await ask('create', { ...wrong, subjects: ['物理', '化学', '生物'] })).code).toBe(20000);
  const students = await mockServer.table(studentTable);
  expect(students.find(({ mobile }) => mobile === about.mobile)).toMatchObject({
    category: 4,
    subjectType: 3,
  });
});

test.each([
  [{ discount: '2000.00', amount: '0.00' }, '优惠金额不能大于原价'],
  [{ amount: '1880.01' }, '应付金额与原价、优惠不一致'],
  [{ vipPayType: 2 }, '开通类型与产品不一致'],
  [{ product: 2, userType: 1, vipPayType: 2, cardNo: '123' }, '请输入 16 位卡号'],
  [{ product: 9 }, '请选择产品'],
  [{ contract: '/profile/a.exe' }, '服务协议仅支持 pdf、jpg、png 文件'],
  [{ userId: 999_999 }, '考生不存在'],
])('[E10] an order with %o is refused: %s', async (changes, refusal) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...expertService, userId: 101, ...changes })).toBe(`40000 ${refusal}`);
});

test('[E10] a paid order keeps its price; papers may be added', async () => {
  const { textOf, inState, orders } = await open();
  const id = inState(2);
  expect(await textOf('update', { id, discount: '200.00', amount: '1.00' })).toMatch(/^40000/);
  expect(await textOf('update', { id, contract: '/profile/upload/a.pdf' })).toBe('20000 success');
  expect(orders.get(id)?.contract).toBe('/profile/upload/a.pdf');
});

test.each([{ payWay: '1' }, { payTime: '2026-06-20 11:00:00' }, { payNo: 'LS1' }])(
  '[E10] an unpaid order takes no part of a payment by a change: %o',
  async (part) => {
    const { textOf, list, orders } = await open();
    const [{ id } = expect.unreachable()] = (await list({ status: 0 })).list;
    const before = orders.get(id);
    expect(await textOf('update', { ...before, ...part })).toBe('40000 请通过「登记收款」填写支付信息');
    expect(orders.get(id)).toEqual(before);
  },
);

test('[E10] an expert sees the orders of her own students', async () => {
  const [all, own] = [await (await open()).list(), await (await open('zhuanjia')).list()];
  expect(own.total).toBeGreaterThan(0);
  expect(own.total).toBeLessThan(all.total);
});

test('[E10] [F3] an order that is sent again exists once, and no payment falls into a closed month', async () => {
  const { ask, textOf, orders, mockServer, inState } = await open();
  const ledger = await mockServer.table(ledgerTable);
  const [student] = (await mockServer.table(studentTable)).all().filter(({ storeId }) => storeId === 3);
  const order = { ...expertService, ...payment, userId: student?.id, force: 1, requestNo: 'a' };
  const counts = () => [orders.all().length, ledger.all().length];
  const [first, second] = [await ask('create', order), await ask('create', order)];
  expect(first.code).toBe(20000);
  expect(second.data).toEqual(first.data);
  const before = counts();
  const late = { ...payment, payTime: '2026-04-30 10:00:00' };
  const closed = '40000 2026-04已月结，不能新增或修改';
  expect(await textOf('create', { ...order, ...late, requestNo: 'b' })).toBe(closed);
  expect(await textOf('pay', { id: inState(0, 4), ...late })).toBe(closed);
  expect(counts()).toEqual(before);
  expect(ledger.all().filter(({ bizNo }) => bizNo === Object(first.data).no)).toHaveLength(1);
});

test('[E10] [F1] the institution receives its share of a paid sale, and returns that of a refund', async () => {
  const { ask, orders, mockServer, inState } = await open();
  const ledger = await mockServer.table(ledgerTable);
  const booked = (no: string) =>
    ledger
      .all()
      .filter(({ bizNo }) => bizNo === no)
      .map(({ wallet, direction, bizType, fen }) => ({ wallet, direction, bizType, fen: BigInt(fen) }));
  const id = inState(0, 4);
  const order = orders.get(id) ?? expect.unreachable();
  const parts = ([entry]: ReturnType<typeof saleEntries>) => {
    const { wallet, direction, bizType, fen } = entry ?? expect.unreachable();
    return { wallet, direction, bizType, fen };
  };
  expect(booked(order.no)).toEqual([]);
  await ask('pay', { id, ...payment });
  const sale = parts(saleEntries(order, order.amount));
  expect(sale).toMatchObject({ wallet: 2, direction: 1, bizType: 3 });
  expect(booked(order.no)).toEqual([sale]);
  await ask('refund', { id, amount: '100.00', reason: '不再需要' });
  expect(booked(order.no)).toEqual([sale]);
  await settleRefund({ mockServer }, { customerOrderNo: order.no }, 'processed');
  const refund = parts(refundEntries(order, '100.00'));
  expect(refund).toEqual({ wallet: 2, direction: 2, bizType: 10, fen: 4000n });
  expect(booked(order.no)).toEqual([sale, refund]);
});
