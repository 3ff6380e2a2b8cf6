import { expect, test } from 'vitest';
import { managementEndpoints } from '@/resources/management/endpoints';
import { createTestClient } from '../testClient';
import { clientTable, followTable } from './clientTable';
import { recycleTable } from './recycleTable';

const { path } = managementEndpoints['management/client-data'].operations.merge;

/** Two open clients of one institution, and the merge of the second into the first. */
async function openTwo() {
  const { mockServer, as } = createTestClient();
  const admin = await as('admin');
  const clients = await mockServer.table(clientTable);
  const [to, from] = clients.all().filter(({ stage, storeId }) => stage < 2 && storeId === 1);
  if (!to || !from) throw new Error('too few clients');
  const merge = async (fields: readonly string[], fromId = from.id) => {
    const { code, msg } = await admin.post(path, { fromId, toId: to.id, fields });
    return `${code} ${msg}`;
  };
  return { mockServer, clients, to, from, merge };
}

test('[G2] two clients become one: chosen values and all talks stay, and the other is gone', async () => {
  const { clients, to, from, merge, mockServer } = await openTwo();
  const follows = await mockServer.table(followTable);
  const talks = follows.all().filter(({ clientId }) => clientId === to.id || clientId === from.id).length;
  expect(await merge([], to.id)).toBe('40000 请选择两位不同的客户');
  expect(await merge(['mobile'])).toMatch(/^20000/);
  expect(clients.get(from.id)).toBeUndefined();
  expect((await mockServer.table(recycleTable)).all().at(-1)).toMatchObject({
    ...{ entity: '3', bizId: from.id, name: from.name, reason: `合并到「${to.name}」` },
  });
  expect(clients.get(to.id)).toMatchObject({
    mobile: from.mobile,
    name: to.name,
    provinceId: to.provinceId,
  });
  expect(follows.all().filter(({ clientId }) => clientId === to.id)).toHaveLength(talks);
});

test('[G2] a client cannot get the province of one and the subjects or the score of another', async () => {
  const { clients, to, from, merge } = await openTwo();
  await clients.put({ ...to, provinceId: 430000, subjects: ['物理', '化学', '生物'], score: 600 });
  await clients.put({
    ...from,
    provinceId: 460000,
    subjects: ['历史', '政治', '地理'],
    score: 800,
    year: 2020,
  });
  expect(await merge(['score'])).toMatch(/^40000 /);
  expect(clients.get(from.id)).toBeDefined();
  expect(await merge(['provinceId', 'subjects', 'score', 'rank', 'year'])).toMatch(/^20000/);
});
