import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { managementEndpoints } from '@/resources/management/endpoints';
import { allowOnly } from './allowOnly';
import { invoiceTable } from './finance/invoice/invoiceTable';
import { appraisalTable } from './management/appraisalTable';
import { recycleTable } from './management/recycleTable';
import { createTestClient } from './testClient';

const entries = z.array(z.looseObject({ action: z.string() }));

/** The platform acts, and people of institution 2 read what was done to a record of theirs. */
async function open(permission: string) {
  const client = createTestClient();
  const verbs = ['list', 'show'].map((verb) => `${permission}:${verb}`);
  await allowOnly(client.mockServer, 'jigou', verbs);
  const [admin, jigou] = [await client.as('admin'), await client.as('jigou')];
  const actions = async (bizType: string, bizId: number) => {
    const { data } = await jigou.post(platformCalls.auditLog.path, { bizType, bizId });
    return entries.parse(data).map(({ action }) => action);
  };
  return { ...client, admin, actions };
}

test('[1.5] [F5] an institution reads the request for its recharge, and the earlier history of its account', async () => {
  const { name, permission, operations } = financeEndpoints['finance/financial-balance'];
  const { admin, actions } = await open(permission);
  const limit = { id: 2, creditLimit: '100.00', warnLine: '500.00' };
  expect(await admin.post(operations.setLimit.path, limit)).toMatchObject({ code: 20000 });
  expect(await admin.post(operations.remind.path, { id: 2, amount: '800.00' })).toMatchObject({
    code: 20000,
  });
  expect(await actions(name, 2)).toEqual(['催充值', '设置额度']);
});

test('[1.5] [G5] [F2] an institution reads that its application came back out of the recycle bin', async () => {
  const { name, permission, operations } = financeEndpoints['finance/invoices'];
  const { admin, actions, mockServer } = await open(permission);
  const invoices = await mockServer.table(invoiceTable);
  const row = invoices.find(({ status }) => status === 2) ?? expect.unreachable();
  await invoices.put({ ...row, storeId: 2 });
  await admin.post(operations.remove.path, { id: row.id });
  const kept = (await mockServer.table(recycleTable)).all().at(-1);
  const { restore } = managementEndpoints['management/recycle-bin'].operations;
  expect(await admin.post(restore.path, { id: kept?.id })).toMatchObject({ code: 20000 });
  expect(await actions(name, row.id)).toContain('从回收站恢复');
});

test('[1.5] [G1] an institution reads that a test was given another chance', async () => {
  const { name, permission, operations } = managementEndpoints['management/appraisal'];
  const { admin, actions, mockServer } = await open(permission);
  const tests = await mockServer.table(appraisalTable);
  const row = tests.find(({ status }) => status === 2) ?? expect.unreachable();
  await tests.put({ ...row, storeId: 2, resetOf: null });
  expect(await admin.post(operations.reset.path, { id: row.id })).toMatchObject({ code: 20000 });
  expect(await actions(name, row.id)).toEqual(['重置机会（平台代办）']);
});
