import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { allowOnly } from '../allowOnly';
import { sampleTreeTable } from '../dev/sampleTreeTable';
import { articleTable } from '../operations/article/articleTable';
import { createTestClient } from '../testClient';

const { path } = platformCalls.saveSort;

async function open(as = 'admin') {
  const client = createTestClient();
  const caller = await client.as(as);
  const table = await client.mockServer.table(sampleTreeTable);
  const orders = () => table.all().map(({ id, sort }) => `${id}:${sort}`);
  const save = (list: unknown, module = 'devSampleTree') => caller.post(path, { module, list });
  return { client, save, orders, table };
}

test('siblings get the places that were sent', async () => {
  const { save, table } = await open();
  const places = [
    { id: 17, sort: 1 },
    { id: 1, sort: 2 },
  ];
  expect((await save(places)).code).toBe(20000);
  expect([table.get(17)?.sort, table.get(1)?.sort, table.get(33)?.sort]).toEqual([1, 2, 3]);
});

test.each([
  [
    'rows of different levels',
    [
      { id: 1, sort: 1 },
      { id: 2, sort: 2 },
    ],
    '只能在同一层级内排序',
  ],
  [
    'a row that is not there',
    [
      { id: 1, sort: 2 },
      { id: 999, sort: 1 },
    ],
    '数据不存在或已被删除',
  ],
  ['a place out of range', [{ id: 1, sort: 10_000 }], '排序为 0 到 9999 的整数'],
  ['nothing at all', [], '请先选择数据'],
])('%s: refused, and nothing is written', async (_, list, msg) => {
  const { save, orders } = await open();
  const before = orders();
  expect(await save(list)).toMatchObject({ code: 40000, msg });
  expect(orders()).toEqual(before);
});

test('a module without an order is refused, and so is a caller who may not change the records', async () => {
  const places = [{ id: 1, sort: 2 }];
  const admin = await open();
  expect(await admin.save(places, 'store')).toMatchObject({ code: 40000, msg: '模块「store」不支持排序' });
  const newcomer = await open('xinren');
  expect((await newcomer.save(places)).code).toBe(40301);
});

test.each([
  ['headline', 'operations:headlines:top'],
  ['goodService', 'operations:good-service:edit'],
  ['recommend', 'operations:recommendations:edit'],
  ['service', 'operations:service:edit'],
  ['resourceCategory', 'operations:resource-categories:edit'],
])('[1.2] an institution does not put the platform’s rows of %s in order', async (module, permission) => {
  const { mockServer, as } = createTestClient();
  await allowOnly(mockServer, 'jigou', [permission]);
  const jigou = await as('jigou');
  const list = [{ id: 1, sort: 9 }];
  expect(await jigou.post(path, { module, list })).toMatchObject({ code: 40301 });
});

test('[1.2] [O8] an institution puts its own articles in order', async () => {
  const { mockServer, as } = createTestClient();
  await allowOnly(mockServer, 'jigou', ['operations:headlines:top']);
  const articles = await mockServer.table(articleTable);
  const [row = expect.unreachable()] = articles.all();
  await articles.put({ ...row, storeId: 2 });
  const jigou = await as('jigou');
  const list = [{ id: row.id, sort: 9 }];
  expect(await jigou.post(path, { module: 'headline', list })).toMatchObject({ code: 20000 });
  expect(articles.get(row.id)?.sort).toBe(9);
});
