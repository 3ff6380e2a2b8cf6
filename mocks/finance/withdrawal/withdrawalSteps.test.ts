import { describe, expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { fenOf } from '@/src/lib/fen';
import { accountTable } from '../../system/accountTable';
import { brokenMoney } from '../broken';
import { cashTable } from '../cashbook/cashTable';
import type { WithdrawalRow } from '../tables';
import { openWithdrawals as open, payee } from './withdrawalsTestClient';

const { operations } = financeEndpoints['finance/withdrawals'];
const proof = { paySerialNo: 'DK0001', payTime: '2026-06-20 12:00:00', payVoucher: '/profile/upload/a.png' };
const password = 'admin123';

describe('[F4] 审核', () => {
  test('a batch does the possible and names the rest', async () => {
    const { admin, inState, table, mockServer } = await open();
    const [waiting, paid] = [inState(0), inState(2)];
    const answer = await admin.post(operations.audit.path, { id: `${waiting.id},${paid.id}`, status: 1 });
    expect(answer).toMatchObject({
      code: 44444,
      msg: '成功 1 条，失败 1 条',
      data: { done: [waiting.id], failed: [{ id: paid.id, name: paid.withdrawNo }] },
    });
    expect(table.get(waiting.id)).toMatchObject({
      status: 1,
      auditBy: '林知远',
      auditTime: '2026-06-20 12:00:00',
    });
    expect(await brokenMoney(mockServer)).toEqual([]);
  });

  test('a refused withdrawal goes back to the income, as does one whose payment failed', async () => {
    const { ask, inState, table, wallets, ledgerOf, mockServer } = await open();
    for (const state of [0, 4]) {
      const { id, storeId, amount, withdrawNo, rev } = inState(state);
      const before = wallets(storeId);
      expect(await ask(operations.audit.path, { id, status: 3, remark: '短' })).toBe(
        '40000 驳回原因长度为 5-200 个字符',
      );
      const body = { id, rev, status: 3, remark: '缺少付款凭证' };
      expect(await ask(operations.audit.path, body)).toMatch(/^20000/);
      expect(wallets(storeId)[2]).toBe(String(BigInt(before[2]) + (fenOf(amount) ?? 0n)));
      expect((await ledgerOf(withdrawNo)).slice(-2)).toEqual([
        [9, 3, 2],
        [9, 2, 1],
      ]);
      expect(table.get(id)).toMatchObject({ status: 3, auditRemark: '缺少付款凭证' });
      expect(await ask(operations.audit.path, body)).toBe('40000 该记录已被他人处理，请刷新后重试');
    }
    expect(await brokenMoney(mockServer)).toEqual([]);
  });

  test.each([
    [2, '已打款的申请不能驳回'],
    [1, '待打款的申请请先登记打款失败'],
    [5, '该记录已被他人处理，请刷新后重试'],
  ])('驳回 in state %d is refused: %s', async (state, text) => {
    const { ask, inState } = await open();
    const body = { id: inState(state).id, status: 3, remark: '缺少付款凭证' };
    expect(await ask(operations.audit.path, body)).toBe(`40000 ${text}`);
  });

  test('a person neither approves their own request nor pays their own approval, except with all permissions', async () => {
    const { as, admin, ask, apply, table, mockServer } = await open();
    const caiwu = await as('caiwu');
    await apply();
    const made = table.all().at(-1) ?? expect.unreachable();
    const { id } = made;
    const accounts = await mockServer.table(accountTable);
    const idOf = (name: string) =>
      accounts.find(({ userName }) => userName === name)?.userId ?? expect.unreachable();
    await table.put({ ...made, applicantId: idOf('caiwu') });
    const seenBy = async (by: typeof caiwu) => (await by.post(operations.one.path, { id })).data;
    expect(await seenBy(caiwu)).toMatchObject({ ownApplication: 1, ownApproval: 0 });
    expect(await ask(operations.audit.path, { id, status: 1 }, caiwu)).toBe('40000 不能审核本人提交的申请');
    await table.put({ ...made, applicantId: 0 });
    expect(await ask(operations.audit.path, { id, status: 1 }, caiwu)).toMatch(/^20000/);
    expect(await seenBy(caiwu)).toMatchObject({ ownApplication: 0, ownApproval: 1 });
    const paid = { id, status: 2, ...proof, password };
    expect(await ask(operations.pay.path, paid, caiwu)).toBe('40000 审核与打款不能为同一人');
    await table.put({ ...(table.get(id) ?? made), auditorId: idOf('admin') });
    expect(await seenBy(admin)).toMatchObject({ ownApplication: 0, ownApproval: 0 });
    expect(await ask(operations.pay.path, paid)).toMatch(/^20000/);
  });
});

describe('[F4] 打款', () => {
  test('a payment moves the money once, with serial number, time and slip', async () => {
    const { ask, inState, wallets, ledgerOf, table, mockServer } = await open();
    const { id, storeId, amount, withdrawNo, rev } = inState(1);
    const before = wallets(storeId);
    const body = { id, rev, status: 2, ...proof, remark: '', password, requestNo: 'p' };
    expect(await ask(operations.pay.path, { ...body, password: 'x', requestNo: '' })).toBe(
      '40000 密码不正确',
    );
    expect(await ask(operations.pay.path, body)).toMatch(/^20000/);
    expect(await ask(operations.pay.path, body)).toMatch(/^20000/);
    expect(wallets(storeId)[3]).toBe(String(BigInt(before[3]) - (fenOf(amount) ?? 0n)));
    expect((await ledgerOf(withdrawNo)).at(-1)).toEqual([6, 3, 2]);
    expect(table.get(id)).toMatchObject({ status: 2, ...proof, payBy: '林知远' });
    expect(await brokenMoney(mockServer)).toEqual([]);
  });

  test.each([
    [{ paySerialNo: '' }, '请输入打款流水号'],
    [{ payTime: '' }, '请选择打款时间'],
    [{ payVoucher: '' }, '请上传打款凭证'],
    [{ payTime: '2026-06-20 12:00:01' }, '打款时间不能晚于当前时间'],
    [{ payTime: '2026-04-30 11:00:00' }, '2026-04已月结，不能新增或修改'],
    [{ status: 4, remark: '' }, '请输入失败原因'],
    [{ password: '' }, '请输入登录密码'],
  ])('%j is refused: %s', async (wrong, text) => {
    const { ask, inState } = await open();
    const body = { id: inState(1).id, status: 2, ...proof, password, ...wrong };
    expect(await ask(operations.pay.path, body)).toBe(`40000 ${text}`);
  });

  test('a payment is not older than its approval', async () => {
    const { ask, inState, table } = await open();
    const row = inState(1);
    await table.put({ ...row, auditTime: '2026-06-20 11:00:00' });
    const early = { id: row.id, status: 2, ...proof, payTime: '2026-06-20 10:59:59', password };
    expect(await ask(operations.pay.path, early)).toBe('40000 打款时间不能早于审核时间');
    expect(await ask(operations.pay.path, { ...early, payTime: '2026-06-20 11:00:00' })).toMatch(/^20000/);
  });

  test('a serial number is in the cash book once; an unapproved withdrawal is not paid', async () => {
    const { ask, inState, mockServer } = await open();
    const byHand = (await mockServer.table(cashTable)).find(({ serialNo }) => serialNo !== '');
    for (const paySerialNo of [inState(2).paySerialNo, byHand?.serialNo]) {
      const taken = { id: inState(1).id, status: 2, ...proof, paySerialNo, password };
      expect(await ask(operations.pay.path, taken)).toBe('40000 打款流水号已存在');
    }
    const body = { id: inState(0).id, status: 2, ...proof, password };
    expect(await ask(operations.pay.path, body)).toBe('40000 请先审核通过');
  });

  test('a failed payment leaves the money frozen, and is repeated to a corrected or the same account', async () => {
    const { ask, inState, table, wallets } = await open();
    const { id, storeId } = inState(1);
    const before = wallets(storeId);
    expect(await ask(operations.retry.path, { id, ...payee })).toBe('40000 仅打款失败的申请可重新打款');
    const failed = { id, status: 4, remark: '收款账户已注销', password };
    expect(await ask(operations.pay.path, failed)).toMatch(/^20000/);
    expect(table.get(id)).toMatchObject({ status: 4, remark: '收款账户已注销' });
    const { accountNo } = table.get(id) ?? expect.unreachable();
    const same = { ...payee, accountNo: `**** ${accountNo.slice(-4)}` };
    expect(await ask(operations.retry.path, { id, ...same, accountNo: '**** 9999' })).toMatch(
      /^40000 请输入/,
    );
    expect(await ask(operations.retry.path, { id, ...same })).toMatch(/^20000/);
    expect(table.get(id)).toMatchObject({ status: 1, accountNo, bankName: '招商银行' });
    expect(wallets(storeId)).toEqual(before);
  });
});

test('[F4] whoever corrects the payee does not pay; the record tells both accounts, masked', async () => {
  const { as, admin, ask, table } = await open();
  const caiwu = await as('caiwu');
  const [first, second] = table.all().filter(({ status }) => status === 4);
  if (!first || !second) return expect.unreachable();
  const seen = async ({ id }: WithdrawalRow) => (await caiwu.post(operations.one.path, { id })).data;
  const pay = ({ id }: WithdrawalRow) =>
    ask(operations.pay.path, { id, status: 2, ...proof, password }, caiwu);
  expect(await ask(operations.retry.path, { ...first, ...payee }, caiwu)).toMatch(/^20000/);
  expect(await seen(first)).toMatchObject({
    ownApproval: 1,
    risks: expect.arrayContaining([{ kind: 2, note: '该账号首次使用于 2026-06-20' }]),
  });
  expect(await pay(first)).toBe('40000 审核与打款不能为同一人');
  const log = await admin.post(platformCalls.auditLog.path, {
    bizType: 'finance/withdrawals',
    bizId: first.id,
  });
  expect(log.data).toContainEqual(
    expect.objectContaining({
      action: '重新打款',
      changes: expect.arrayContaining([
        expect.objectContaining({
          label: '收款账号',
          before: `**** ${first.accountNo.slice(-4)}`,
          after: '**** 0012',
        }),
      ]),
    }),
  );
  expect(await ask(operations.retry.path, second, caiwu)).toMatch(/^20000/);
  expect(await seen(second)).toMatchObject({ ownApproval: 0 });
  expect(await pay(second)).toMatch(/^20000/);
});

test('[F4] a decided withdrawal cannot be cancelled; a pending one can', async () => {
  const { ask, inState, table } = await open();
  expect(await ask(operations.cancel.path, { id: inState(1).id })).toBe('40000 已审核的申请不能撤回');
  const { id } = inState(0);
  expect(await ask(operations.cancel.path, { id })).toMatch(/^20000/);
  expect(table.get(id)?.status).toBe(5);
});
