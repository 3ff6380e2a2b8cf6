import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { isLive } from '@/resources/finance/invoices/invoice';
import { messageTable } from '../../management/messageTable';
import { rechargeTable } from '../../system/recharge/rechargeTable';
import { brokenMoney } from '../broken';
import { least, freeNumber as number, openInvoices as open } from './invoicesTestClient';

const { operations } = financeEndpoints['finance/invoices'];

test('[F2] [M5] the seeds hold 60 applications: 36 issued, two reversed, 6 refused, 18 pending; each recharge is on one', async () => {
  const { ask, table, mockServer } = await open();
  expect((await ask('counts', {})).data).toEqual({ 0: 18, 1: 36, 2: 6 });
  expect(table.all().filter(({ redNo }) => redNo !== '')).toHaveLength(2);
  expect(new Set(table.all().map(({ applyNo }) => applyNo)).size).toBe(60);
  expect(await brokenMoney(mockServer)).toEqual([]);
});

test('[F2] an application reduces the quota, is summed by the server, and is made once', async () => {
  const { ask, textOf, table, quota, waiting, mockServer } = await open();
  const { storeId } = waiting;
  const before = await quota(storeId);
  const [recharge] = before.recharges;
  if (!recharge) return expect.unreachable();
  const body = { ...least, storeId, rechargeIds: [recharge.id], amount: '1.00', requestNo: 'a' };
  expect(await textOf('create', body)).toMatch(/^20000/);
  expect(await textOf('create', body)).toMatch(/^20000/);
  const made = table.all().at(-1);
  expect(made).toMatchObject({ status: 0, amount: recharge.amount, netAmount: '' });
  expect(made?.applyNo).toMatch(/^FP\d{12}$/);
  expect((await quota(storeId)).recharges.map(({ id }) => id)).not.toContain(recharge.id);
  expect((await quota(storeId, made?.id)).recharges.map(({ id }) => id)).toContain(recharge.id);
  expect(await textOf('create', { ...body, requestNo: 'b' })).toBe(
    `40000 充值单 ${recharge.orderNo} 已申请开票`,
  );
  expect((await ask('counts', {})).data).toMatchObject({ 0: 19 });
  expect(await brokenMoney(mockServer)).toEqual([]);
});

test.each([
  [{ rechargeIds: [] }, '请至少选择一笔充值'],
  [{ titleType: 1 }, '请输入统一社会信用代码'],
  [{ invoiceKind: 2 }, '个人抬头不能开具增值税专用发票'],
  [{ bankAccount: '12' }, '请输入 8-30 位银行账号'],
])('[F2] %j is refused', async (wrong, text) => {
  const { ask, quota, waiting } = await open();
  const [recharge] = (await quota(waiting.storeId)).recharges;
  const body = { ...least, storeId: waiting.storeId, rechargeIds: [recharge?.id], ...wrong };
  const { code, msg } = await ask('create', body);
  expect([code, msg]).toEqual([40000, typeof text === 'string' ? text : expect.stringMatching(text)]);
});

test('[F2] recharges that have not arrived, and those of others, are not invoiced; the latter stay unnamed', async () => {
  const { textOf, mockServer, as, waiting } = await open();
  const recharges = await mockServer.table(rechargeTable);
  const row = recharges.find(({ status }) => status === 0) ?? expect.unreachable();
  const body = { ...least, storeId: row.storeId, rechargeIds: [row.id] };
  expect(await textOf('create', body)).toBe(`40000 充值单 ${row.orderNo} 未到账`);
  const other = { ...body, storeId: row.storeId === waiting.storeId ? 2 : waiting.storeId };
  expect(await textOf('create', other)).toBe(`40000 充值单 ${row.orderNo} 不属于该机构`);
  const foreign = recharges.find(({ storeId }) => storeId !== 2)?.id;
  const jigou = await as('jigou');
  expect(await jigou.post(operations.create.path, { ...least, rechargeIds: [foreign] })).toMatchObject({
    ...{ code: 40301, msg: '当前操作没有权限', data: null },
  });
});

describe('[F2] 开票', () => {
  test('fills in net and tax, tells the institution and happens once', async () => {
    const { textOf, table, waiting, issue, mockServer } = await open();
    const body = { id: waiting.id, rev: waiting.rev, ...issue };
    expect(await textOf('issue', body)).toMatch(/^20000/);
    const { netAmount, taxAmount, amount } = table.get(waiting.id) ?? expect.unreachable();
    expect(Number(netAmount) + Number(taxAmount)).toBeCloseTo(Number(amount));
    expect(await textOf('issue', body)).toBe('40000 该记录已被他人处理，请刷新后重试');
    expect(await textOf('issue', { id: waiting.id, ...issue })).toBe('40000 该申请已开票');
    const messages = (await mockServer.table(messageTable)).all();
    const told = messages.filter(({ bizId, title }) => bizId === waiting.id && title === '发票已开具');
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ bizType }) => bizType === 'finance/invoices')).toBe(true);
  });

  test.each([
    [{ invoiceNo: '1' }, '请输入 20 位发票号码'],
    [{ fileUrl: '' }, '请上传发票文件'],
    [{ invoiceDate: '2999-01-01' }, '开票日期不能晚于今天'],
    [{ invoiceDate: '2001-01-01' }, '开票日期不能早于申请日期'],
  ])('%j is refused', async (wrong, text) => {
    const { textOf, waiting, issue } = await open();
    expect(await textOf('issue', { id: waiting.id, ...issue, ...wrong })).toBe(`40000 ${text}`);
  });

  test('a number is taken once, red ones included; institutions do not issue', async () => {
    const { textOf, waiting, issued, issue, as } = await open();
    const taken = { id: waiting.id, ...issue, invoiceNo: issued.invoiceNo };
    expect(await textOf('issue', taken)).toBe('40000 发票号码已存在');
    const jigou = await as('jigou');
    expect((await jigou.post(operations.issue.path, { id: waiting.id, ...issue })).code).toBe(40301);
  });

  test('批量回填 issues the valid rows and names the others', async () => {
    const { ask, textOf, table, waiting, issued, today } = await open();
    const item = (applyNo: string, last: number) => ({
      ...{ applyNo, invoiceDate: today },
      invoiceNo: number.slice(0, 19) + last,
    });
    const items = [item(waiting.applyNo, 1), item(issued.applyNo, 2)];
    expect(await ask('batchIssue', { items })).toMatchObject({
      code: 44444,
      msg: '成功 1 条，失败 1 条',
      data: { done: [waiting.id], failed: [{ id: issued.id, name: issued.applyNo, msg: '该申请已开票' }] },
    });
    expect(table.get(waiting.id)).toMatchObject({ status: 1, taxRate: 6, fileUrl: '' });
    expect(await textOf('resend', { id: waiting.id, email: 'b@example.com' })).toBe('40000 请先补传发票文件');
    expect(await textOf('batchIssue', { items: [item('FP1', 3)] })).toBe('40000 申请单号 FP1 不存在');
  });
});

test('[F2] a refused application frees its recharges and is handed in again as a new one', async () => {
  const { caller, textOf, table, quota, waiting } = await open();
  const { id, storeId, rechargeIds } = waiting;
  expect(await textOf('reject', { id, reason: '太短' })).toBe('40000 驳回原因长度为 5-200 个字符');
  expect(await textOf('reject', { id, reason: '信息不完整' })).toMatch(/^20000/);
  expect((await quota(storeId)).recharges.map((one) => one.id)).toEqual(expect.arrayContaining(rechargeIds));
  expect(await textOf('update', { id, remark: '已补充' })).toMatch(/^20000/);
  expect(table.get(id)).toMatchObject({ status: 0, rejectReason: '', remark: '已补充' });
  const { data } = await caller.post('/ssystem-api/api/auditLog/list', {
    bizType: 'finance/invoices',
    bizId: id,
  });
  expect(data).toContainEqual(
    expect.objectContaining({ action: '修改重提（平台代办）', remark: '原驳回原因：信息不完整' }),
  );
});

test('[F2] an issued invoice is neither changed nor deleted; a red one frees the recharges', async () => {
  const { textOf, table, issued, refused, waiting, today } = await open();
  const { id } = issued;
  expect(await textOf('update', { id, remark: 'x' })).toBe('40000 仅待开票的申请可以修改或撤回');
  expect(await textOf('remove', { id })).toBe('40000 已开票记录不能删除');
  const red = { id, redNo: number, redDate: today, reason: '开票信息有误' };
  expect(await textOf('red', { ...red, password: 'x' })).toBe('40000 密码不正确');
  expect(await textOf('red', { ...red, password: 'admin123' })).toMatch(/^20000/);
  expect(isLive(table.get(id) ?? expect.unreachable())).toBe(false);
  expect(await textOf('red', { ...red, password: 'admin123' })).toBe('40000 该发票已红冲');
  expect(await textOf('resend', { id, email: 'b@example.com' })).toMatch(/^20000/);
  for (const { id: gone } of [waiting, refused])
    expect(await textOf('remove', { id: gone })).toMatch(/^20000/);
});

test('[F2] an institution has only its own applications, whatever its bodies say', async () => {
  const { as, table, waiting, mockServer } = await open();
  const jigou = await as('jigou');
  const list = z.object({ list: z.array(z.object({ storeId: z.number() })), total: z.number() });
  const { list: rows } = list.parse(
    (await jigou.post(operations.list.path, { limit: 100, storeId: waiting.storeId })).data,
  );
  const own = new Set(rows.map(({ storeId }) => storeId));
  expect(own.size).toBeLessThanOrEqual(1);
  const foreign = table.find(({ storeId }) => !own.has(storeId)) ?? expect.unreachable();
  expect((await jigou.post(operations.one.path, { id: foreign.id })).code).toBe(40301);
  expect(await brokenMoney(mockServer)).toEqual([]);
});
