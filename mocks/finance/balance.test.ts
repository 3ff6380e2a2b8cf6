import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { storeTable } from '../customer/storeTable';
import { messageTable } from '../management/messageTable';
import { createResourceClient } from '../resourceTestClient';
import { rechargeTable } from '../system/recharge/rechargeTable';
import { brokenMoney } from './broken';
import { post } from './post';
import { shiftBalance } from './shift';
import { ledgerTable, moneyAccountTable } from './tables';

const { operations } = financeEndpoints['finance/financial-balance'];

const account = z.looseObject({
  ...{ id: z.number(), total: z.string(), low: z.literal([0, 1]), daysLeft: z.number().nullable() },
  ...{ rechargeBalance: z.string(), proposed: z.string(), status: z.number(), rev: z.number() },
});
const listSchema = z.object({ list: z.array(account), total: z.number() });
const reconciled = z.array(
  z.object({
    ...{ storeId: z.number(), storeName: z.string(), wallet: z.number(), ok: z.literal([0, 1]) },
    ...{ expected: z.string(), actual: z.string() },
    firstBad: z.object({ id: z.number(), tradeNo: z.string(), createTime: z.string() }).nullable(),
  }),
);

async function open(as = 'caiwu') {
  const client = await createResourceClient(operations, as);
  const { ask } = client;
  const list = async (filters: object = {}) =>
    listSchema.parse((await ask('list', { page: 1, limit: 100, ...filters })).data);
  const accounts = await client.mockServer.table(moneyAccountTable);
  return { ...client, list, accounts };
}

const adjustment = {
  ...{ storeId: 3, wallet: 1, direction: 1, amount: '12.34', remark: '核对账单后更正两笔差额' },
  ...{ vouchers: ['/profile/a.png'], password: 'admin123' },
};
const recharge = { storeId: 3, rechargeType: '1', amount: '500.00', payWay: 2, voucher: '', remark: '' };

test('[F5] each institution has an account: three are low, one is frozen, and sums follow the filter', async () => {
  const { list, ask } = await open();
  const all = await list();
  expect(all.total).toBe(36);
  expect((await list({ lowOnly: '1' })).list.map(({ low }) => low)).toEqual([1, 1, 1]);
  expect((await list({ status: '1' })).total).toBe(1);
  expect(all.list.some(({ daysLeft }) => daysLeft !== null)).toBe(true);
  const cents = (rows: readonly { total: string }[]) =>
    rows.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
  for (const filters of [{}, { lowOnly: '1' }, { storeId: 3 }]) {
    const { total } = z.looseObject({ total: z.string() }).parse((await ask('total', filters)).data);
    expect(Math.round(Number(total) * 100)).toBe(cents((await list(filters)).list));
  }
});

test('[F5] a release that is taken back leaves the pace of spending as it was', async () => {
  const { list, mockServer } = await open();
  const shown = async () => {
    const { daysLeft, proposed, rechargeBalance } = (await list({ storeId: 3 })).list[0] ?? {};
    return { daysLeft, proposed, rechargeBalance };
  };
  const about = { storeId: 3, wallet: 1, fen: 20_000n, bizNo: 'FK202606200001' } as const;
  const release = { ...about, direction: 2, bizType: 2 } as const;
  const back = { ...about, direction: 1, bizType: 5 } as const;
  await post({ mockServer }, [{ ...about, direction: 1, bizType: 1 }, release]);
  const before = await shown();
  expect(before.daysLeft).toEqual(expect.any(Number));
  await post({ mockServer }, [release, back]);
  expect(await shown()).toEqual(before);
  // money of an order, or of a release before these days, is no spending of them
  const others = ['O202606200001', 'FK202605010001'].map((bizNo) => ({ ...back, bizNo }));
  const paid = { ...about, direction: 2, bizType: 7 } as const;
  await post({ mockServer }, [...others, paid, paid]);
  expect(await shown()).toEqual(before);
  // more paid back than was spent is no spending
  await post(
    { mockServer },
    Array.from({ length: 99 }, () => back),
  );
  expect(await shown()).toMatchObject({ daysLeft: null, proposed: '0.00' });
});

test('[F5] an institution sees only its own account', async () => {
  const { list, textOf } = await open('jigou');
  expect((await list()).list.map(({ id }) => id)).toEqual([2]);
  for (const [name, body] of [
    ['one', { id: 3 }],
    ['curve', { storeId: 3 }],
    ['adjust', adjustment],
  ] as const)
    expect(await textOf(name, body)).toBe('40301 当前操作没有权限');
});

test('[F5] the curve of 30 days ends with the present balance', async () => {
  const { ask, list } = await open();
  const [row] = (await list({ storeId: 3 })).list;
  const curve = z
    .array(z.object({ date: z.string(), recharge: z.string() }))
    .parse((await ask('curve', { storeId: 3, days: 30 })).data);
  expect(curve).toHaveLength(30);
  expect(curve.at(-1)).toMatchObject({ date: '2026-06-20', recharge: row?.rechargeBalance });
});

test.each([
  [{ amount: '5000.01' }, '单笔调账不超过 5000 元'],
  [{ amount: '0.00' }, '金额必须大于 0'],
  [{ remark: '太短' }, '调账原因长度为 10-200 个字符'],
  [{ vouchers: [] }, '请上传凭证'],
  [{ wallet: 3 }, '请选择账户类型'],
  [{ password: 'x' }, '密码不正确'],
  [{ direction: 2, wallet: 2, storeId: 9 }, '机构收益余额不足，还差 ¥12.34'],
])('[F5] a correction with %o is refused: %s', async (changes, refusal) => {
  const { textOf, mockServer } = await open();
  expect(await textOf('adjust', { ...adjustment, ...changes })).toBe(`40000 ${refusal}`);
  expect(await brokenMoney(mockServer)).toEqual([]);
});

test('[F5] a correction is booked once per number', async () => {
  const { ask, mockServer } = await open();
  const ledger = await mockServer.table(ledgerTable);
  const count = ledger.all().length;
  const sent = { ...adjustment, requestNo: 'one' };
  const [first, second] = [await ask('adjust', sent), await ask('adjust', sent)];
  expect(first).toMatchObject({ code: 20000, data: { amount: '12.34', bizType: 7, operatorName: '周予安' } });
  expect(second.data).toEqual(first.data);
  expect(ledger.all()).toHaveLength(count + 1);
});

test('[F5] credit stays within its bounds and not below a debt; a stale record is refused', async () => {
  const { textOf, accounts } = await open();
  const row = accounts.get(7) ?? expect.unreachable();
  await accounts.put({ ...row, wallets: { ...row.wallets, 1: '-120050' } });
  const limit = { id: 7, creditLimit: '2000.00', warnLine: '300.00' };
  expect(await textOf('setLimit', { ...limit, creditLimit: '100000.01' })).toBe(
    '40000 授信额度须在 0 至 100000 元之间',
  );
  expect(await textOf('setLimit', { ...limit, creditLimit: '1200.00' })).toBe(
    '40000 授信额度不能小于当前欠款 ¥1,200.50',
  );
  expect(await textOf('setLimit', { ...limit, rev: 9 })).toBe('40000 该记录已被他人处理，请刷新后重试');
  expect(await textOf('setLimit', { ...limit, rev: row.rev })).toBe('20000 success');
  expect(accounts.get(7)).toMatchObject({ creditFen: '200000', warnFen: '30000', rev: row.rev + 1 });
});

test('[F5] a frozen account pays nothing; the platform’s account is never frozen', async () => {
  const { textOf } = await open();
  const frozen = { id: 3, status: 1, remark: '账目核查期间冻结' };
  expect(await textOf('freeze', { ...frozen, id: 1 })).toBe('40000 平台总部账户不能冻结');
  expect(await textOf('freeze', { ...frozen, remark: '短' })).toBe('40000 原因长度为 5-200 个字符');
  expect(await textOf('freeze', frozen)).toBe('20000 success');
  expect(await textOf('freeze', frozen)).toBe('40000 该记录已被他人处理，请刷新后重试');
  expect(await textOf('adjust', { ...adjustment, direction: 2 })).toBe('40000 机构账户已冻结，暂停支出');
  expect(await textOf('freeze', { ...frozen, status: 0 })).toBe('20000 success');
});

test('[F5] the books agree until a fen moves; then account, wallet and row are named', async () => {
  const { ask, accounts, mockServer } = await open();
  const check = async (id = '') => reconciled.parse((await ask('reconcile', { id })).data);
  const all = await check();
  expect(all).toHaveLength(36 * 3);
  expect(all.every(({ ok }) => ok === 1)).toBe(true);
  await shiftBalance(mockServer, 3);
  const bad = (await check('3,4')).filter(({ ok }) => ok === 0);
  const last = (await mockServer.table(ledgerTable))
    .all()
    .findLast(({ storeId, wallet }) => storeId === 3 && wallet === 1);
  expect(bad).toMatchObject([{ storeId: 3, wallet: 1, firstBad: { tradeNo: last?.tradeNo } }]);
  expect(Number(bad[0]?.actual) - Number(bad[0]?.expected)).toBeCloseTo(0.01, 5);
  expect([3, 4].map((id) => accounts.get(id)?.reconcileResult)).toEqual([2, 1]);
  expect(await brokenMoney(mockServer)).toHaveLength(1);
});

test('[F5] [H11] a request for a recharge makes one pending record, and notifies those who confirm', async () => {
  const { ask, textOf, mockServer } = await open('jigou');
  expect(await textOf('recharge', { ...recharge, amount: '99.99' })).toBe(
    '40000 充值金额须在 100 至 1000000 元之间',
  );
  expect(await textOf('recharge', { ...recharge, payWay: 1 })).toBe('40000 请上传付款凭证');
  expect(await textOf('recharge', { ...recharge, payWay: 4 })).toBe('40000 赠送仅限平台操作');
  const messages = await mockServer.table(messageTable);
  const told = messages.all().length;
  const recharges = await mockServer.table(rechargeTable);
  const before = recharges.all().length;
  const sent = { ...recharge, requestNo: 'r' };
  const { data } = await ask('recharge', sent);
  expect((await ask('recharge', sent)).data).toEqual(data);
  const row = recharges.all().at(-1);
  expect(row).toMatchObject({ storeId: 2, status: 0, amount: '500.00', quantity: 500 });
  expect(recharges.all()).toHaveLength(before + 1);
  expect(messages.all().length).toBeGreaterThan(told);
});

test('[F5] a recharge that waits is beside the balance, and its entry names number and amount', async () => {
  const { ask, list, as } = await open('jigou');
  const pending = async () => Number((await list()).list[0]?.pendingRecharge);
  const before = await pending();
  const { orderNo } = z.looseObject({ orderNo: z.string() }).parse((await ask('recharge', recharge)).data);
  expect(await pending()).toBe(before + 500);
  const { data } = await as('jigou').then((own) =>
    own.post(platformCalls.auditLog.path, { bizType: 'finance/financial-balance', bizId: 2 }),
  );
  expect(data).toMatchObject([{ action: '充值申请', remark: `${orderNo}，¥500.00` }]);
});

test('[F5] a request for a recharge tells the institution the amount', async () => {
  const { textOf, mockServer } = await open();
  const messages = await mockServer.table(messageTable);
  expect(await textOf('remind', { id: 2, amount: '1500.00' })).toBe('20000 success');
  expect(messages.all().at(-1)?.content).toContain('建议充值 ¥1,500.00');
});

test('[F5] [C1] the account of a deleted institution is out of reach', async () => {
  const { ask, textOf, accounts, mockServer } = await open();
  const stores = await mockServer.table(storeTable);
  const store = stores.get(9) ?? expect.unreachable();
  await stores.put({ ...store, deleteTime: '2026-06-20 11:00:00' });
  const before = accounts.get(9);
  for (const [name, body] of [
    ['curve', { storeId: 9 }],
    ['adjust', { ...adjustment, storeId: 9 }],
    ['setLimit', { id: 9, creditLimit: '100.00', warnLine: '10.00' }],
    ['freeze', { id: 9, status: 1, remark: '机构已停止合作' }],
    ['remind', { id: 9, amount: '1500.00' }],
    ['reconcile', { id: '9' }],
  ] as const)
    expect([name, await textOf(name, body)]).toEqual([name, '40000 数据不存在或已被删除']);
  const checked = reconciled.parse((await ask('reconcile')).data);
  expect(new Set(checked.map(({ storeId }) => storeId)).size).toBe(35);
  expect(accounts.get(9)).toEqual(before);
});
