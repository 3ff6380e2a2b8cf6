import { expect, test } from 'vitest';
import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { addDecimals } from '@/src/lib/decimal';
import { storeTable } from '../../customer/storeTable';
import { createTestClient } from '../../testClient';
import { rechargeTable } from './rechargeTable';

const { operations } = systemEndpoints['system/recharge'];
const answer = z.object({ list: z.array(z.object({ id: z.number() })), total: z.number(), sum: z.string() });

async function open() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const list = async (body: object = {}) => answer.parse((await admin.post(operations.list.path, body)).data);
  const end = async (body: object) => {
    const { code, msg } = await admin.post(operations.end.path, body);
    return `${code} ${msg}`;
  };
  const recharges = await client.mockServer.table(rechargeTable);
  const stores = await client.mockServer.table(storeTable);
  return { admin, list, end, recharges, stores };
}

test('[H11] 64 recharges, five of them open; the sum is that of the filter, not of the page', async () => {
  const { list, recharges } = await open();
  expect(await list({ limit: 1 })).toMatchObject({ total: 64 });
  const waiting = recharges.all().filter(({ status }) => status === 0);
  expect(await list({ status: '0', limit: 1 })).toMatchObject({
    total: 5,
    sum: addDecimals(waiting.map(({ amount }) => amount)),
  });
});

test.each([
  ['1', 'balance'],
  ['2', 'smsLeft'],
  ['3', 'cardQuota'],
] as const)('[H11] [C1] confirming one of type %s credits the institution’s %s', async (type, member) => {
  const { end, recharges, stores } = await open();
  const open5 = recharges.all().filter(({ status }) => status === 0);
  const row = open5.find(({ rechargeType }) => rechargeType === type) ?? expect.unreachable();
  const before = stores.get(row.storeId);
  expect(await end({ id: row.id, status: 1, remark: '' })).toMatch(/^20000/);
  const gain = Number(stores.get(row.storeId)?.[member]) - Number(before?.[member]);
  expect(gain).toBeCloseTo(type === '1' ? Number(row.amount) : row.quantity, 2);
  expect(recharges.get(row.id)).toMatchObject({ status: 1, operator: '林知远' });
  expect(await end({ id: row.id, status: 1, remark: '' })).toBe('40000 该记录已处理');
});

test('[H11] closing needs a reason and credits nothing', async () => {
  const { end, recharges, stores } = await open();
  const before = stores.all();
  expect(await end({ id: 64, status: 2, remark: ' ' })).toBe('40000 请输入关闭原因');
  expect(await end({ id: 64, status: 3, remark: 'x' })).toMatch(/^40000/);
  expect(await end({ id: 64, status: 2, remark: '重复提交' })).toMatch(/^20000/);
  expect(recharges.get(64)).toMatchObject({ status: 2, remark: '重复提交' });
  expect(stores.all()).toEqual(before);
});

test('[A3] [H11] the home page counts the open ones', async () => {
  const { admin, end } = await open();
  const count = async () => (await admin.post(shellCalls.homeTodo.path)).data;
  expect(await count()).toContainEqual(expect.objectContaining({ label: '待确认充值', count: 5 }));
  await end({ id: 64, status: 1, remark: '' });
  expect(await count()).toContainEqual(expect.objectContaining({ label: '待确认充值', count: 4 }));
});
