import { expect, test } from 'vitest';
import { z } from 'zod';
import { rpc } from '@/providers/endpoints/builder';
import { allowOnly } from './allowOnly';
import { crudHandlers } from './crud';
import { defineTable, stamps } from './table';
import { createTestClient } from './testClient';

const input = z.object({ name: z.string('请输入名称'), state: z.number().default(0) });

const things = defineTable({
  name: 'things',
  idField: 'id',
  schema: input.extend({ id: z.number(), ...stamps }),
  seed: () => [],
});

/** Creating, changing and shelving at one address, as the app store has them. */
const endpoints = rpc('/ssystem-api/api/thing', {
  permission: 'customer:app',
  calls: { create: 'save', update: 'save', shelve: 'save' },
});

async function setUp() {
  const routes = crudHandlers(endpoints, things, {
    input,
    runs: { shelve: 'update' },
    meant: ({ id, name }) => (id === undefined ? 'create' : name === undefined ? 'shelve' : 'update'),
  });
  const client = createTestClient({}, routes);
  const { path } = endpoints.operations.create;
  const rows = async () => (await client.mockServer.table(things)).all();
  return { ...client, path, rows };
}

test('the members of a body decide whether a call creates, changes or shelves', async () => {
  const { as, path, rows } = await setUp();
  const admin = await as('admin');
  expect(await admin.post(path, { name: '甲' })).toMatchObject({ data: { id: 1 } });
  await admin.post(path, { id: 1, name: '乙' });
  await admin.post(path, { id: 1, state: 1 });
  expect(await rows()).toMatchObject([{ id: 1, name: '乙', state: 1 }]);
});

test('[PERM-3] each of the operations at one address asks for its own permission', async () => {
  const { as, path, mockServer } = await setUp();
  await (await as('admin')).post(path, { name: '甲' });
  await allowOnly(mockServer, 'yunying', ['customer:app:shelve']);
  const clerk = await as('yunying');
  const codes = [];
  for (const body of [{ name: '丙' }, { id: 1, name: '丙' }, { id: 1, state: 1 }])
    codes.push((await clerk.post(path, body)).code);
  expect(codes).toEqual([40301, 40301, 20000]);
});
