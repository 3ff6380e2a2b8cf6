import { expect, test } from 'vitest';
import { managementEndpoints } from '@/resources/management/endpoints';
import { createTestClient } from '../testClient';
import { clientTable } from './clientTable';

const { create, update } = managementEndpoints['management/client-data'].operations;

test('[G2] an emptied place of a client is none, and each keeps an owner', async () => {
  const { mockServer, as } = createTestClient();
  const admin = await as('admin');
  const clients = await mockServer.table(clientTable);
  const { id, ownerId } = clients.find(({ area }) => area.length > 0) ?? expect.unreachable();
  const save = async (body: object) => (await admin.post(update.path, { id, ...body })).msg;
  expect(await save({ ownerId: null })).toBe('请选择负责人');
  expect(await save({ area: null })).toBe('success');
  expect(clients.get(id)).toMatchObject({ ownerId, area: [] });
});

test('[G2] a mobile that is taken names no owner where the account is gone', async () => {
  const { mockServer, as } = createTestClient();
  const admin = await as('admin');
  const clients = await mockServer.table(clientTable);
  const known = clients.find(({ storeId }) => storeId === 1) ?? expect.unreachable();
  await clients.put({ ...known, ownerId: 99_999 });
  const fresh = { name: '顾书瑶', gender: 2, provinceId: 430_000, year: 2026, source: '1' };
  const { msg } = await admin.post(create.path, { ...fresh, storeId: 1, mobile: known.mobile });
  expect(msg).toBe(`该手机号已有客户：${known.name}`);
});
