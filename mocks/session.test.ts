import { expect, test } from 'vitest';
import { callerOf, closeSessionsOf } from './session';
import { signInAs } from './signInAs';
import { accountTable } from './system/accountTable';
import { createTestClient } from './testClient';

const rpcList = '/ssystem-api/api/store/list';
const restList = '/system/dict/type/list';

test('a missing or unknown token gets 401 in both families', async () => {
  const { nobody } = createTestClient();
  const rpc = { code: 401, msg: '认证失败，无法访问系统资源', data: null };
  expect(await nobody.post(rpcList)).toEqual(rpc);
  expect(await nobody.get(restList)).toEqual({
    code: 401,
    msg: `请求访问：${restList}，认证失败，无法访问系统资源`,
  });
});

test('the header token and the bearer token are both accepted', async () => {
  const { mockServer } = createTestClient();
  const token = await signInAs(mockServer, 'admin');
  const admin = { userName: 'admin' };
  expect(await callerOf(mockServer, { token })).toMatchObject(admin);
  expect(await callerOf(mockServer, { authorization: `Bearer ${token}` })).toMatchObject(admin);
  expect(await callerOf(mockServer, { authorization: 'Bearer nobody' })).toBe('nobody');
});

test('[CODE-2] a missing permission is 40301 with null, in the REST family 403', async () => {
  const { as } = createTestClient();
  const newcomer = await as('xinren');
  expect(await newcomer.post(rpcList)).toEqual({ code: 40301, msg: '当前操作没有权限', data: null });
  expect(await newcomer.get(restList)).toEqual({ code: 403, msg: '没有权限，请联系管理员授权' });
});

test('[CODE-1] the sessions of a stopped institution answer 40310, those of others go on', async () => {
  const { mockServer, as } = createTestClient();
  const [ofTwo, ofOne] = [await as('jigou'), await as('admin')];
  await closeSessionsOf(mockServer, 2);
  const path = '/ssystem-api/api/auth/getRuleList';
  expect(await ofTwo.post(path)).toMatchObject({ code: 40310, data: null });
  expect(await ofOne.post(path)).toMatchObject({ code: 20000 });
});

test('a disabled user is no longer signed in', async () => {
  const { mockServer, as } = createTestClient();
  const caller = await as('caiwu');
  const accounts = await mockServer.table(accountTable);
  const account = accounts.find((row) => row.userName === 'caiwu');
  if (account) await accounts.put({ ...account, status: '1' });
  expect(await caller.post(rpcList)).toMatchObject({ code: 401 });
});
