import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import { auditTable } from '../../audit';
import { orderTable } from '../../expert/orderTable';
import { createResourceClient } from '../../resourceTestClient';
import { rechargeTable } from '../../system/recharge/rechargeTable';
import { onlineSaleTable, withdrawalTable } from '../tables';
import { closedMonthTable } from './cashTable';
import { cashRows } from './systemRows';

const { operations } = financeEndpoints['finance/management'];
const password = 'admin123';
const entry = {
  ...{ direction: 2, category: '26', amount: '99.5', payWay: 1, payTime: '2026-06-20 11:00:00' },
  ...{ storeId: null, serialNo: '', vouchers: [], remark: '' },
};
const listed = z.object({
  list: z.array(z.looseObject({ id: z.number(), no: z.string(), amount: z.string(), source: z.number() })),
  total: z.number(),
  sum: z.object({ income: z.string(), expense: z.string(), net: z.string() }),
});

async function open() {
  const client = await createResourceClient(operations);
  const read = async (body: object = {}) =>
    listed.parse((await client.ask('list', { page: 1, limit: 1000, ...body })).data);
  return { ...client, read };
}

test('[F3] entries of the system equal their records: the sums agree', async () => {
  const { mockServer, read } = await open();
  const { list, total, sum } = await read();
  expect(list).toHaveLength(total);
  expect(list.filter(({ source }) => source === 2)).toHaveLength(40);
  expect(new Set(list.map(({ no }) => no)).size).toBe(total);
  const of = (rows: readonly { amount: string }[]) =>
    yuanOf(sumFen(rows.map(({ amount }) => fenOf(amount) ?? 0n)));
  const recharges = (await mockServer.table(rechargeTable)).all();
  const arrived = recharges.filter(({ status, payWay }) => status === 1 && payWay !== 4);
  expect((await read({ category: '11' })).sum.income).toBe(of(arrived));
  const paid = (await mockServer.table(withdrawalTable)).all().filter(({ status }) => status === 2);
  expect((await read({ category: '21,23' })).sum.expense).toBe(of(paid));
  expect((await read({ category: '12', bizNo: 'XS' })).sum.income).toBe(
    of((await mockServer.table(onlineSaleTable)).all()),
  );
  expect(fenOf(sum.income)).toBe((fenOf(sum.expense) ?? 0n) + BigInt(Math.round(Number(sum.net) * 100)));
});

test('[F3] an order is in the book by the way it was paid; the book has none for cash and card', async () => {
  const { mockServer, read } = await open();
  const orders = (await mockServer.table(orderTable)).all();
  const ways = { 1: 2, 2: 3, 3: 1, 4: null, 5: null };
  for (const [way, payWay] of Object.entries(ways)) {
    const order = orders.find((row) => row.payWay === way && Number(row.amount) > 0);
    const [row] = (await read({ bizNo: order?.no })).list;
    expect(row, way).toMatchObject({ payWay, amount: order?.amount });
  }
});

test('[F3] the book is sorted by its amounts as they are shown, what went out first', async () => {
  const { read } = await open();
  const { list } = await read({ sortField: 'amount', sortOrder: 'asc' });
  const shown = list.map(({ amount, direction }) => (direction === 2 ? -1 : 1) * Number(amount));
  expect(shown[0]).toBeLessThan(0);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});

test('[F3] a recharge that is confirmed and a withdrawal that is paid are in the book at once', async () => {
  const { textOf, mockServer, read } = await open();
  const before = (await read()).total;
  const recharge = (await mockServer.table(rechargeTable)).find(
    ({ status, payWay }) => status === 0 && payWay !== 4,
  );
  expect(await textOf('confirm', { id: recharge?.id, status: 1, remark: '' })).toMatch(/^20000/);
  const [row] = (await read({ bizNo: recharge?.orderNo })).list;
  expect(row).toMatchObject({ direction: 1, category: '11', amount: recharge?.amount, locked: 1 });
  expect((await read()).total).toBe(before + 1);
});

test('[F3] an entry by hand is made, changed and deleted; the system’s entries are not', async () => {
  const { textOf, read } = await open();
  expect(await textOf('create', entry)).toMatch(/^20000/);
  const [made] = (await read()).list;
  expect(made).toMatchObject({ amount: '99.50', source: 2, locked: 0, storeName: '' });
  expect(made?.no).toMatch(/^SZ202606200\d{3}$/);
  const id = made?.id;
  expect(await textOf('update', { id, remark: '六月推广' })).toMatch(/^20000/);
  expect(await textOf('remove', { id })).toMatch(/^20000/);
  const system = (await read({ source: 1 })).list[0]?.id;
  for (const name of ['update', 'remove'] as const)
    expect(await textOf(name, { id: system, remark: 'x' })).toBe('40000 系统记录不能修改或删除');
});

test.each([
  [{ category: '11' }, '类别与收支方向不符'],
  [{ category: '99' }, '请选择收支类别'],
  [{ amount: '0' }, '金额必须大于 0'],
  [{ amount: '1000.00' }, '请上传凭证'],
  [{ payWay: 4 }, '请选择支付方式'],
  [{ payTime: '2026-06-20 12:00:01' }, '收付时间不能晚于当前时间'],
  [{ payTime: '2026-04-30 10:00:00' }, '2026-04已月结，不能新增或修改'],
  [{ storeId: 999 }, '数据不存在或已被删除'],
])('[F3] %j is refused: %s', async (wrong, text) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...entry, ...wrong })).toBe(`40000 ${text}`);
});

test('[F3] a bank’s serial number is in the book once, whoever wrote it', async () => {
  const { textOf, mockServer } = await open();
  const { serialNo } =
    (await cashRows(mockServer)).find((row) => row.category === '21') ?? expect.unreachable();
  expect(await textOf('create', { ...entry, serialNo })).toBe('40000 银行流水号已存在');
});

test('[F3] an export without a row is refused, and noted nowhere', async () => {
  const { caller, mockServer } = await open();
  const body = 'bizNo=none';
  const empty = await caller.fetch('POST', operations.export.path, body, 'application/x-www-form-urlencoded');
  expect(await empty.json()).toMatchObject({ code: 40000, msg: '没有可导出的数据' });
  expect((await mockServer.table(auditTable)).find(({ action }) => action === '导出')).toBeUndefined();
});

describe('[F3] 月结', () => {
  test('five months are closed; the next one closes in its turn, the latest opens again', async () => {
    const { ask, textOf, mockServer, read } = await open();
    const months = (await mockServer.table(closedMonthTable)).all().map(({ month }) => month);
    expect(months).toEqual(['2025-12', '2026-01', '2026-02', '2026-03', '2026-04']);
    const close = (month: string, closed: number, more: object = {}) =>
      textOf('close', { month, closed, password, ...more });
    expect(await close('2026-06', 1)).toBe('40000 仅已结束的月份可以月结');
    expect(await close('2026-03', 0)).toBe('40000 仅可取消最近一次月结');
    expect(await close('2026-05', 1, { password: 'x' })).toBe('40000 密码不正确');
    const { data } = await ask('close', { month: '2026-05', closed: 1, password });
    const { sum, total } = await read({ payBegin: '2026-05-01', payEnd: '2026-05-31' });
    expect(data).toEqual({ month: '2026-05', income: sum.income, expense: sum.expense, count: total });
    expect(await close('2026-05', 1)).toBe('40000 2026-05 已月结');
    expect(await close('2026-05', 0)).toMatch(/^20000/);
    expect(await close('2026-04', 0)).toMatch(/^20000/);
    expect(await close('2026-05', 1)).toBe('40000 请先月结 2026-04');
  });

  test('closing a month asks about open entries, and may leave them', async () => {
    const { textOf, mockServer } = await open();
    const table = await mockServer.table(rechargeTable);
    const row = table.find(({ status }) => status === 0) ?? expect.unreachable();
    await table.put({ ...row, createTime: '2026-05-10 10:00:00' });
    const body = { month: '2026-05', closed: 1, password };
    expect(await textOf('close', body)).toBe('601 2026-05还有 1 笔未处理，仍要月结吗？');
    expect(await textOf('close', { ...body, force: 1 })).toMatch(/^20000/);
  });
});

test('[F3] figures, months and categories are those of the book', async () => {
  const { ask, read } = await open();
  const { data } = await ask('overview', { months: 12 });
  const figures = z
    .looseObject({
      trend: z.array(z.object({ month: z.string(), income: z.string(), expense: z.string() })),
      byCategory: z.array(z.object({ category: z.string(), amount: z.string() })),
      waiting: z.array(z.looseObject({ time: z.string(), days: z.number() })),
    })
    .parse(data);
  const { sum } = await read({ payBegin: '2026-06-01' });
  expect(figures).toMatchObject({
    ...{ monthIn: sum.income, monthOut: sum.expense, rechargePending: 5, invoicePending: 18 },
    ...{ withdrawPending: 6, lowBalanceStores: 3, closedUntil: '2026-04' },
  });
  expect(figures.trend).toHaveLength(12);
  expect(figures.trend.at(-1)).toEqual({ month: '2026-06', income: sum.income, expense: sum.expense });
  const all = sumFen(figures.byCategory.map(({ amount }) => fenOf(amount) ?? 0n));
  expect(all).toBe((fenOf(sum.income) ?? 0n) + (fenOf(sum.expense) ?? 0n));
  const times = figures.waiting.map(({ time }) => time);
  expect(times).toEqual([...times].sort());
  expect(figures.waiting.every(({ days }) => days > 1)).toBe(true);
});
