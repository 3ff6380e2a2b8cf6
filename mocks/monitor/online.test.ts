import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestClient } from '../testClient';

const path = '/monitor/online';
const rowsSchema = z.array(
  z.strictObject({
    tokenId: z.string(),
    userName: z.string(),
    deptName: z.string(),
    ipaddr: z.string(),
    loginLocation: z.string(),
    os: z.string(),
    browser: z.string(),
    loginTime: z.number(),
    current: z.boolean(),
  }),
);

async function setUp() {
  const client = createTestClient();
  const [admin, finance] = [await client.as('admin'), await client.as('caiwu')];
  const list = async (query = '') => rowsSchema.parse((await admin.get(`${path}/list?${query}`)).rows);
  return { ...client, admin, finance, list };
}

test('one page lists all sessions without a token; the caller’s own is marked', async () => {
  const { list } = await setUp();
  const rows = await list('pageSize=1');
  expect(rows).toHaveLength(7);
  expect(rows.filter(({ current }) => current)).toMatchObject([
    { userName: 'admin', deptName: '研发部门', ipaddr: '127.0.0.1' },
  ]);
});

test('address and name are compared exactly', async () => {
  const { list } = await setUp();
  expect(await list('userName=caiwu')).toHaveLength(2);
  expect(await list('userName=cai')).toEqual([]);
  expect(await list('ipaddr=10.0.2.20')).toMatchObject([{ userName: 'yunying' }]);
});

test('a user who is forced out gets 401 and leaves the list; other sessions go on', async () => {
  const { admin, finance, list } = await setUp();
  const [session] = await list('userName=caiwu');
  expect(await admin.remove(`${path}/${session?.tokenId}`)).toEqual({ code: 200, msg: '操作成功' });
  expect((await finance.get('/system/user/profile')).code).toBe(401);
  expect(await list('userName=caiwu')).toHaveLength(1);
  expect(await admin.get('/monitor/operlog/list?pageSize=1')).toMatchObject({
    rows: [{ title: '在线用户', businessType: 7 }],
  });
});

test('forcing out needs a permission of its own', async () => {
  const { finance, list } = await setUp();
  const [session] = await list('userName=yunying');
  expect((await finance.remove(`${path}/${session?.tokenId}`)).code).toBe(403);
});

test.each<[string, (userId: number) => readonly [method: string, path: string, body?: object]]>([
  ['stopped', (userId) => ['PUT', '/system/user/changeStatus', { userId, status: '1' }]],
  ['deleted', (userId) => ['DELETE', `/system/user/${userId}`]],
])('somebody who is %s is signed out, and not signed in by being enabled again', async (_, callFor) => {
  const { admin, finance, list } = await setUp();
  const count = (await list()).length;
  const [method, address, body] = callFor(3);
  const response = await admin.fetch(method, address, JSON.stringify(body ?? {}), 'application/json');
  expect(await response.json()).toEqual({ code: 200, msg: '操作成功' });
  expect(await list()).toHaveLength(count - 2);
  await admin.put('/system/user/changeStatus', { userId: 3, status: '0' });
  expect((await finance.get('/system/user/profile')).code).toBe(401);
});
