import { expect, test } from 'vitest';
import { managementEndpoints } from '@/resources/management/endpoints';
import { createTestClient } from '../testClient';
import { clientTable } from './clientTable';

const { update } = managementEndpoints['management/client-data'].operations;

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
