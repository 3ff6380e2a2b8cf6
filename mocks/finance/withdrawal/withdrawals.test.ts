import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { fenOf } from '@/src/lib/fen';
import { allowOnly } from '../../allowOnly';
import { platformStoreId } from '../../customer/storeRow';
import { messageTable } from '../../management/messageTable';
import { accountTable } from '../../system/accountTable';
import { brokenMoney } from '../broken';
import { frozenStates } from '../entries';
import type { WithdrawalRow } from '../tables';
import { risksOf } from './risks';
import { openWithdrawals as open, payee } from './withdrawalsTestClient';

const { operations } = financeEndpoints['finance/withdrawals'];
const proof = { paySerialNo: 'DK0001', payTime: '2026-06-20 12:00:00', payVoucher: '/profile/upload/a.png' };
const password = 'admin123';

test('[F4] [M3] 40 withdrawals cover six states; the counts give numbers and amounts', async () => {
  const { admin, table } = await open();
  const { data } = await admin.post(operations.counts.path, {});
  const counted = z.record(z.string(), z.object({ count: z.number(), amount: z.string() })).parse(data);
  expect(Object.values(counted).map(({ count }) => count)).toEqual([6, 4, 20, 4, 2, 4]);
  const frozen = [0, 1, 4].map((state) => fenOf(counted[state]?.amount) ?? 0n);
  const sum = table.all().filter(({ status }) => frozenStates.includes(status));
  expect(frozen.reduce((one, other) => one + other)).toBe(
    sum.reduce((fen, { amount }) => fen + (fenOf(amount) ?? 0n), 0n),
  );
});

describe('[F4] 申请提现', () => {
  test('freezes the amount, computes the fee, tells the platform, and happens once', async () => {
    const { mockServer, apply, table, wallets, ledgerOf, admin, storeId } = await open();
    const before = wallets();
    expect(await apply({ requestNo: 'a', fee: '0.00', status: 2 })).toMatch(/^20000/);
    expect(await apply({ requestNo: 'a', fee: '0.00', status: 2 })).toMatch(/^20000/);
    expect(await apply({ requestNo: 'a', amount: '200' })).toBe(
      '40000 该操作已提交过，且内容与本次不同，请关闭后核对结果',
    );
    const made = table.all().at(-1) ?? expect.unreachable();
    expect(made).toMatchObject({ storeId, amount: '100.00', fee: '1.00', actualAmount: '99.00', status: 0 });
    expect(made.withdrawNo).toMatch(/^TX20260620\d{4}$/);
    expect(table.all()).toHaveLength(41);
    expect(wallets()[2]).toBe(String(BigInt(before[2]) - 10_000n));
    expect(wallets()[3]).toBe(String(BigInt(before[3]) + 10_000n));
    expect(await ledgerOf(made.withdrawNo)).toEqual([
      [8, 2, 2],
      [8, 3, 1],
    ]);
    const told = (await mockServer.table(messageTable)).all().filter(({ bizId }) => bizId === made.id);
    expect(told.map(({ title }) => title)).toContain(`新的提现申请 ${made.withdrawNo}`);
    const { data } = await admin.post(operations.one.path, { id: made.id });
    expect(data).toMatchObject({ accountNo: '**** 0012', waitDays: 0 });
    expect(data).not.toHaveProperty('applicantId');
    expect(await brokenMoney(mockServer)).toEqual([]);
  });

  test.each([
    [{ amount: '' }, '请输入提现金额'],
    [{ amount: '99.99' }, '单笔提现不少于 100 元'],
    [{ amount: '50000.01' }, '单笔提现不超过 50000 元'],
    [{ amount: '50000.00' }, '可提现余额不足'],
    [{ payeeType: 3 }, '请选择收款方式'],
    [{ bankName: '海底银行' }, '请选择开户银行'],
    [{ bankBranch: '' }, '请输入支行'],
    [{ accountNo: '123' }, '请输入 8-30 位银行账号'],
    [{ payeeType: 2 }, '请输入正确的支付宝账号'],
    [{ storeId: null }, '请选择所属机构'],
  ])('%j is refused: %s', async (wrong, text) => {
    const { apply, table } = await open();
    expect(await apply(wrong)).toBe(`40000 ${text}`);
    expect(table.all()).toHaveLength(40);
  });

  test('an institution has one pending withdrawal, three a month, and none from a frozen account', async () => {
    const { apply, accounts, storeId, ask, table, mockServer } = await open();
    const account = accounts.get(storeId) ?? expect.unreachable();
    await accounts.put({ ...account, status: 1 });
    expect(await apply()).toBe('40000 机构账户已冻结，暂停支出');
    await accounts.put({ ...account, status: 0 });
    for (let time = 0; time < 3; time += 1) {
      expect(await apply()).toMatch(/^20000/);
      expect(await apply()).toBe('40000 存在未完成的提现申请');
      // taken back it does not count, settled it does
      const { id } = table.all().at(-1) ?? expect.unreachable();
      if (time === 0) expect(await ask(operations.cancel.path, { id })).toMatch(/^20000/);
      else {
        expect(await ask(operations.audit.path, { id, status: 1 })).toMatch(/^20000/);
        const paid = { id, status: 2, ...proof, paySerialNo: `DK${time}`, password };
        expect(await ask(operations.pay.path, paid)).toMatch(/^20000/);
      }
    }
    const last = table.all().at(-1) ?? expect.unreachable();
    await table.put({ ...last, id: 99, status: 2 });
    expect(await apply()).toBe('40000 本月提现次数已达上限（3 次）');
    expect(await brokenMoney(mockServer)).toEqual([]);
  });

  test('an account used before may be named by its mask; an unknown mask is refused', async () => {
    const { apply, table, admin, inState, accounts } = await open();
    const { storeId, accountNo } = inState(3);
    await Promise.all(
      table
        .all()
        .filter((row) => row.storeId === storeId)
        .map((row) => table.put({ ...row, status: 3 })),
    );
    const account = accounts.get(storeId) ?? expect.unreachable();
    await accounts.put({ ...account, wallets: { ...account.wallets, 2: '9999999' } });
    const { data } = await admin.post(operations.quota.path, { storeId });
    const { accounts: known } = z
      .object({ accounts: z.array(z.looseObject({ accountNo: z.string() })) })
      .parse(data);
    expect(known[0]?.accountNo).toContain('*');
    expect(await apply({ storeId, ...known[0], accountNo: '**** 9999' })).toMatch(/^40000 请输入/);
    expect(await apply({ storeId, ...known[0] })).toMatch(/^20000/);
    expect(table.all().at(-1)?.accountNo).toBe(accountNo);
  });

  test('accounts used before are offered as last used, the newest first', async () => {
    const { table, inState, storeId, admin } = await open();
    const use = (id: number, accountNo: string, bankBranch: string) =>
      table.put({ ...inState(3), ...payee, payeeType: 1, storeId, id, accountNo, bankBranch });
    await use(91, '6222020000000091', '旧支行');
    await use(92, '6222020000000092', '');
    await use(93, '6222020000000091', '新支行');
    const { data } = await admin.post(operations.quota.path, { storeId });
    const { accounts } = z.object({ accounts: z.array(z.looseObject({})) }).parse(data);
    expect(accounts.slice(0, 2)).toMatchObject([
      { accountNo: '**** 0091', bankBranch: '新支行' },
      { accountNo: '**** 0092' },
    ]);
  });

  test('of two used accounts with one mask, holder and bank decide; where they agree, it is refused', async () => {
    const { apply, table, inState, storeId } = await open();
    const alike = { ...inState(3), ...payee, payeeType: 1 as const, storeId, bankBranch: '' };
    const masked = { ...payee, accountNo: '**** 0012' };
    await table.put({ ...alike, id: 91 });
    await table.put({ ...alike, id: 92, bankName: '中国银行', accountNo: '6013820000000012' });
    expect(await apply(masked)).toMatch(/^20000/);
    expect(table.all().at(-1)?.accountNo).toBe(payee.accountNo);
    await table.put({ ...alike, id: 93, accountNo: '6226090000000012' });
    expect(await apply(masked)).toBe('40000 有多个收款账号与此相符，请输入完整的银行账号');
  });
});

test('[F4] the bank file holds payable withdrawals, whole accounts and the control total', async () => {
  const { admin, as, table, mockServer } = await open();
  const text = await (await admin.fetch('POST', operations.payFile.path, '{}', 'application/json')).text();
  const due = table.all().filter(({ status }) => status === 1);
  const [head, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe('户名,账号,开户行,金额,用途');
  expect(lines).toHaveLength(due.length + 1);
  for (const [index, { accountNo, actualAmount, withdrawNo }] of due.entries()) {
    expect(lines[index]).toContain(accountNo);
    expect(lines[index]).toContain(`,${actualAmount},提现 ${withdrawNo}`);
  }
  const sum = due.reduce((fen, { actualAmount }) => fen + (fenOf(actualAmount) ?? 0n), 0n);
  expect(lines.at(-1)).toBe(`合计,共 4 笔,,${sum / 100n}.${String(sum % 100n).padStart(2, '0')},`);
  await allowOnly(mockServer, 'caiwu', ['finance:withdrawals:pay']);
  expect((await (await as('caiwu')).post(operations.payFile.path)).code).toBe(40301);
});

test('[F4] an institution sees and cancels only its own withdrawals, and neither approves nor pays', async () => {
  const { as, table, inState, ask, mockServer } = await open();
  const jigou = await as('jigou');
  const list = z.object({ list: z.array(z.object({ storeId: z.number() })) });
  const body = { page: 1, limit: 100, storeId: 3 };
  const { list: rows } = list.parse((await jigou.post(operations.list.path, body)).data);
  const account = (await mockServer.table(accountTable)).find(({ userName }) => userName === 'jigou');
  expect(account?.storeId).not.toBe(platformStoreId);
  expect(rows.every(({ storeId }) => storeId === account?.storeId)).toBe(true);
  const foreign = table.find((row) => row.status === 0 && row.storeId !== account?.storeId) ?? inState(0);
  expect(await ask(operations.one.path, { id: foreign.id }, jigou)).toBe('40301 当前操作没有权限');
  expect(await ask(operations.cancel.path, { id: foreign.id }, jigou)).toBe('40301 当前操作没有权限');
  expect(await ask(operations.audit.path, { id: foreign.id, status: 1 }, jigou)).toBe(
    '40301 当前操作没有权限',
  );
});

test('[F4] a withdrawal shows its risks: account name, account, amount; each with its figures', () => {
  const row = (id: number, more: Partial<WithdrawalRow> = {}) => ({
    ...{ id, accountName: '甲', accountNo: '1', amount: '100.00', status: 2 as const },
    ...{ createTime: `2026-06-0${id} 10:00:00`, accountTime: '', ...more },
  });
  const earlier = [row(1), row(2), row(3)];
  const later = (more: Partial<WithdrawalRow>) =>
    risksOf(row(4, { createTime: '2026-06-20 10:00:00', ...more }), earlier, '甲');
  expect(later({})).toEqual([]);
  expect(later({ accountName: '乙' })).toEqual([{ kind: 1, note: '户名「乙」，机构主体「甲」' }]);
  expect(later({ accountNo: '2' })).toEqual([{ kind: 2, note: '该账号首次使用于 2026-06-20' }]);
  const corrected = { accountNo: '2', accountTime: '2026-06-28 10:00:00' };
  expect(later(corrected)).toEqual([{ kind: 2, note: '该账号首次使用于 2026-06-28' }]);
  expect(later({ amount: '200.01' })).toEqual([{ kind: 3, note: '本次 ¥200.01，近 3 次均值 ¥100.00' }]);
  expect(risksOf(row(1), [], '甲')).toEqual([{ kind: 2, note: '该账号首次使用于 2026-06-01' }]);
});
