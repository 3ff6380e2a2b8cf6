import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { allowOnly } from '../../allowOnly';
import { rechargeTable } from '../../system/recharge/rechargeTable';
import { least, openInvoices as open } from './invoicesTestClient';

const { operations } = financeEndpoints['finance/invoices'];

test('[F2] a number of an application is given once, also where one was withdrawn or deleted', async () => {
  const { textOf, table, quota, waiting } = await open();
  const { storeId } = waiting;
  const [recharge] = (await quota(storeId)).recharges;
  const apply = async () => {
    const body = { ...least, storeId, rechargeIds: [recharge?.id] };
    expect(await textOf('create', body)).toMatch(/^20000/);
    return table.all().at(-1) ?? expect.unreachable();
  };
  const withdrawn = await apply();
  expect(await textOf('remove', { id: withdrawn.id })).toMatch(/^20000/);
  const deleted = await apply();
  expect(await textOf('reject', { id: deleted.id, reason: '信息不完整' })).toMatch(/^20000/);
  expect(await textOf('remove', { id: deleted.id })).toMatch(/^20000/);
  const numbers = [withdrawn, deleted, await apply()].map(({ applyNo }) => applyNo);
  expect(new Set(numbers).size).toBe(3);
});

test.each([
  [0, '修改'],
  [2, '修改重提'],
] as const)(
  '[F2] a change of status %i is one entry, with recharges and amounts: %s',
  async (status, action) => {
    const { caller, textOf, table, quota, mockServer } = await open();
    const rows = table.all().filter((row) => row.status === status);
    const free = await Promise.all(rows.map(async ({ id, storeId }) => (await quota(storeId, id)).recharges));
    const at = rows.findIndex(({ rechargeIds }, place) =>
      free[place]?.some(({ id }) => !rechargeIds.includes(id)),
    );
    const row = rows[at] ?? expect.unreachable();
    const other = free[at]?.find(({ id }) => !row.rechargeIds.includes(id)) ?? expect.unreachable();
    expect(await textOf('update', { id: row.id, rechargeIds: [other.id] })).toMatch(/^20000/);
    const { data } = await caller.post(platformCalls.auditLog.path, {
      ...{ bizType: 'finance/invoices', bizId: row.id },
    });
    const first = (await mockServer.table(rechargeTable)).get(row.rechargeIds[0] ?? 0);
    const entries = z.array(z.looseObject({ action: z.string() })).parse(data);
    const [entry, ...more] = entries.filter((one) => one.action.startsWith('修改'));
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      ...{ action: `${action}（平台代办）`, fromStatus: String(status), toStatus: '0' },
      changes: expect.arrayContaining([
        { field: 'rechargeIds', label: '开票充值单', before: first?.orderNo, after: other.orderNo },
        { field: 'amount', label: '开票金额', before: row.amount, after: other.amount },
      ]),
    });
  },
);

test('[F2] whoever may change applications alone reads what can be invoiced', async () => {
  const { mockServer, as, refused } = await open();
  await allowOnly(mockServer, 'caiwu', ['finance:invoices:list', 'finance:invoices:edit']);
  const body = { storeId: refused.storeId, invoiceId: refused.id };
  expect(await (await as('caiwu')).post(operations.quota.path, body)).toMatchObject({ code: 20000 });
});

test('[F2] titles used before are offered as last used, the newest first', async () => {
  const { ask, table, waiting } = await open();
  const use = (id: number, title: string, bankName: string) => table.put({ ...waiting, id, title, bankName });
  await use(901, '甲公司', '旧开户行');
  await use(902, '乙公司', '');
  await use(903, '甲公司', '新开户行');
  const { data } = await ask('quota', { storeId: waiting.storeId });
  const { titles } = z.object({ titles: z.array(z.looseObject({ title: z.string() })) }).parse(data);
  expect(titles.slice(0, 2)).toMatchObject([{ title: '甲公司', bankName: '新开户行' }, { title: '乙公司' }]);
});
