import { expect, test } from 'vitest';
import { z } from 'zod';
import { post } from '../finance/post';
import { moneyAccountTable } from '../finance/tables';
import type { MockServer } from '../mockServer';
import { accountTable } from '../system/accountTable';
import { rechargeTable } from '../system/recharge/rechargeTable';
import { storeTable } from './storeTable';
import { createStoreClient, storeForm } from './storeTestClient';

/** Takes all the money out of an institution's account, or pays its debt, and ends its recharges that wait. */
async function clearAccount(mockServer: MockServer, storeId: number) {
  const { wallets } = (await mockServer.table(moneyAccountTable)).get(storeId) ?? expect.unreachable();
  const entries = ([1, 2, 3] as const).map((wallet) => {
    const [fen, of] = [BigInt(wallets[wallet]), { storeId, wallet, bizType: 7, bizNo: '' } as const];
    return fen < 0n ? { ...of, direction: 1 as const, fen: -fen } : { ...of, direction: 2 as const, fen };
  });
  await post(
    { mockServer },
    entries.filter(({ fen }) => fen > 0n),
  );
  const recharges = await mockServer.table(rechargeTable);
  for (const row of recharges.all())
    if (row.storeId === storeId && row.status === 0) await recharges.put({ ...row, status: 2 });
}

test('stopping needs a reason, and is not for the platform', async () => {
  const { textOf } = await createStoreClient();
  expect(await textOf('changeStatus', { id: 1, status: 0, reason: '测试' })).toBe('40000 平台总部不能停用');
  expect(await textOf('changeStatus', { id: 3, status: 0 })).toBe('40000 请输入停用原因');
  expect(await textOf('changeStatus', { id: 3, status: 0, reason: '长'.repeat(101) })).toBe(
    '40000 停用原因长度不能超过 100 个字符',
  );
  expect(await textOf('changeStatus', { id: 33, status: 1 })).toBe('40000 该机构已到期，请先续期');
});

test('stopping an institution ends its sessions, starting lets its users in again', async () => {
  const { ask, as, list } = await createStoreClient();
  const jigou = await as('jigou');
  expect(await ask('changeStatus', { id: 2, status: 0, reason: '欠费' })).toMatchObject({ code: 20000 });
  expect(await jigou.post('/ssystem-api/api/auth/getRuleList')).toMatchObject({ code: 40310 });
  expect((await ask('logs', { storeId: 2 })).data).toMatchObject([
    { action: '停用', content: '停用原因：欠费' },
    { action: '新增' },
  ]);
  await ask('changeStatus', { id: 2, status: 1 });
  expect((await list({ keyword: 'JG000002' })).list).toMatchObject([{ status: 1 }]);
  expect(await (await as('jigou')).post('/ssystem-api/api/auth/getRuleList')).toMatchObject({ code: 20000 });
});

test.each([
  ['1', '平台总部不能删除'],
  ['5', '请先停用该机构'],
  ['20', '该机构账户仍有余额，不能删除'],
  ['9,5', '请先停用该机构'],
  ['99', '数据不存在或已被删除'],
])('deleting %s is refused: %s', async (id, text) => {
  const { textOf, list } = await createStoreClient();
  expect(await textOf('remove', { id })).toBe(`40000 ${text}`);
  expect((await list()).total).toBe(36);
});

test('an institution with branches is deleted only together with them', async () => {
  const { ask, textOf, mockServer } = await createStoreClient();
  const stores = await mockServer.table(storeTable);
  for (const id of [14, 22]) {
    const store = stores.get(id);
    if (store) await stores.put({ ...store, status: 0 });
    await clearAccount(mockServer, id);
  }
  expect(await textOf('remove', { id: '14' })).toBe('40000 请先删除或转移下级机构');
  expect(await ask('remove', { id: '14,22' })).toMatchObject({ code: 20000 });
});

test('a deleted institution is gone for every call, and its name is free', async () => {
  const { ask, list, textOf, mockServer } = await createStoreClient();
  const name = (await mockServer.table(storeTable)).get(9)?.name;
  expect(await textOf('remove', { id: '9' })).toBe('20000 success');
  expect((await list()).total).toBe(35);
  for (const [call, body] of [
    ['one', { storeId: 9 }],
    ['update', { id: 9 }],
    ['remove', { id: '9' }],
    ['changeStatus', { id: 9, status: 1 }],
    ['domains', { storeId: 9 }],
  ] as const)
    expect(await textOf(call, body)).toBe('40000 数据不存在或已被删除');
  expect(await ask('create', { ...storeForm, name })).toMatchObject({ code: 20000 });
});

test('a reset password signs in', async () => {
  const { ask, nobody, mockServer } = await createStoreClient();
  const { data } = await ask('resetPassword', { id: 3 });
  const { password } = z.object({ password: z.string().length(10) }).parse(data);
  const username = (await mockServer.table(accountTable)).get(1003)?.userName;
  expect(await nobody.post('/ssystem-api/api/login/login', { username, password })).toMatchObject({
    code: 20000,
  });
});

test('an institution has one to three domain names, one main one for each use', async () => {
  const { ask } = await createStoreClient();
  expect((await ask('domains', { storeId: 2 })).data).toMatchObject([
    { storeId: 2, domain: 'jigou.example.com', type: 1, isMain: 1, dnsStatus: 1 },
    { storeId: 2, domain: 'm.jigou.example.com', type: 2 },
    { storeId: 2, domain: 'admin.jigou.example.com', type: 3 },
  ]);
});

test('[C1] the password of the platform’s own administrator is not reset', async () => {
  const { textOf, mockServer } = await createStoreClient();
  const accounts = await mockServer.table(accountTable);
  const before = accounts.get(1);
  expect(await textOf('resetPassword', { id: 1 })).toBe('40000 不允许操作超级管理员用户');
  expect(accounts.get(1)).toEqual(before);
});

test('[C1] [H11] an institution with a recharge that waits is not deleted', async () => {
  const { textOf, mockServer } = await createStoreClient();
  const recharges = await mockServer.table(rechargeTable);
  const open = recharges.find(({ status }) => status === 0) ?? expect.unreachable();
  await recharges.put({ ...open, storeId: 9 });
  expect(await textOf('remove', { id: '9' })).toBe('40000 该机构仍有待确认的充值，不能删除');
  await recharges.put({ ...open, storeId: 9, status: 2 });
  expect(await textOf('remove', { id: '9' })).toBe('20000 success');
});
