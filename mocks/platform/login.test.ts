import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { demoAccounts } from '../demoAccounts';
import { loginLogTable } from '../monitor/loginLog';
import { accountTable } from '../system/accountTable';
import { createTestClient } from '../testClient';

const login = platformCalls.login.path;
const sendCode = platformCalls.sendCode.path;
const minute = 60_000;

test('the sign-in answer holds the token and the user data', async () => {
  const { nobody } = createTestClient();
  expect(await nobody.post(login, { username: 'admin', password: 'admin123' })).toEqual({
    code: 20000,
    msg: 'success',
    data: {
      token: expect.stringMatching(/^[\w-]{36}$/),
      id: 1,
      name: 'admin',
      realName: '林知远',
      avatar: '',
      mobile: '19900000001',
      roleId: 1,
      roles: ['admin'],
      storeId: 1,
      diagnosis: 1,
    },
  });
});

test.each([
  ['yunying', { id: 2, realName: '苏晚晴', roleId: 3, roles: ['operator'], storeId: 1, diagnosis: 1 }],
  ['caiwu', { id: 3, realName: '周予安', roleId: 5, roles: ['finance'], storeId: 1, diagnosis: 0 }],
  ['zhuanjia', { id: 4, realName: '陈牧之', roleId: 7, roles: ['expert'], storeId: 1, diagnosis: 1 }],
  ['xinren', { id: 5, realName: '何新', roleId: 0, roles: [], storeId: 1, diagnosis: 0 }],
  ['jigou', { id: 6, realName: '沈一诺', roleId: 21101, roles: ['store'], storeId: 2, diagnosis: 0 }],
])('the demo account %s signs in as itself', async (username, data) => {
  const { nobody } = createTestClient();
  const { password } = demoAccounts.find((account) => account.username === username) ?? {};
  expect(await nobody.post(login, { username, password })).toMatchObject({ code: 20000, data });
});

test('five wrong passwords lock an account for ten minutes, also one that does not exist', async () => {
  const { nobody, clock } = createTestClient();
  for (const username of ['admin', 'nobody']) {
    const texts = [];
    for (let count = 0; count < 6; count += 1)
      texts.push((await nobody.post(login, { username, password: 'wrong1' })).msg);
    expect(texts).toEqual([
      '账号或密码错误，还可尝试 4 次',
      '账号或密码错误，还可尝试 3 次',
      '账号或密码错误，还可尝试 2 次',
      '账号或密码错误，还可尝试 1 次',
      '账号已锁定，请 10 分钟后再试',
      '账号已锁定，请 10 分钟后再试',
    ]);
  }
  const right = { username: 'admin', password: 'admin123' };
  clock.now += 10 * minute - 1;
  expect(await nobody.post(login, right)).toMatchObject({ code: 40000, msg: '账号已锁定，请 10 分钟后再试' });
  clock.now += 1;
  expect(await nobody.post(login, right)).toMatchObject({ code: 20000 });
});

test('a right password resets the count of wrong ones', async () => {
  const { nobody } = createTestClient();
  for (const password of ['wrong1', 'admin123']) await nobody.post(login, { username: 'caiwu', password });
  expect(await nobody.post(login, { username: 'caiwu', password: 'wrong1' })).toMatchObject({
    msg: '账号或密码错误，还可尝试 4 次',
  });
});

test('wrong passwords below the limit are forgotten after ten minutes', async () => {
  const { nobody, clock } = createTestClient();
  const enter = async () => (await nobody.post(login, { username: 'admin', password: 'wrong1' })).msg;
  for (let left = 4; left > 0; left -= 1) expect(await enter()).toBe(`账号或密码错误，还可尝试 ${left} 次`);
  clock.now += 10 * 60_000;
  expect(await enter()).toBe('账号或密码错误，还可尝试 4 次');
});

test('disabled users, and users of stopped or expired institutions, cannot sign in', async () => {
  const { nobody, mockServer } = createTestClient();
  const accounts = await mockServer.table(accountTable);
  const ofStore = (id: number) => accounts.find((row) => row.storeId === id)?.userName;
  const textFor = async (username?: string) =>
    (await nobody.post(login, { username, password: 'admin123' })).msg;
  expect(await textFor('staff18')).toBe('账号已停用，请联系管理员');
  expect(await textFor(ofStore(9))).toBe('所属机构已停用');
  expect(await textFor(ofStore(7))).toBe('所属机构服务已到期');
});

test('a code signs in once, within five minutes, with its own number', async () => {
  const { nobody, clock } = createTestClient();
  const mobile = '19900000004';
  const right = { mobile, code: '123456' };
  const refused = { code: 40000, msg: '验证码错误或已过期' };
  expect(await nobody.post(login, right)).toMatchObject(refused);
  expect(await nobody.post(sendCode, { mobile, type: 'login' })).toMatchObject({ data: { seconds: 60 } });
  expect(await nobody.post(login, { mobile, code: '654321' })).toMatchObject(refused);
  expect(await nobody.post(login, { ...right, mobile: '19900000003' })).toMatchObject(refused);
  expect(await nobody.post(login, right)).toMatchObject({ code: 20000, data: { name: 'zhuanjia' } });
  expect(await nobody.post(login, right)).toMatchObject(refused);
  clock.now += minute;
  await nobody.post(sendCode, { mobile, type: 'login' });
  clock.now += 5 * minute + 1;
  expect(await nobody.post(login, right)).toMatchObject(refused);
});

test('codes go to registered numbers, once a minute', async () => {
  const { nobody, clock } = createTestClient();
  const textFor = async (mobile: string, type = 'login') =>
    (await nobody.post(sendCode, { mobile, type })).msg;
  expect(await textFor('12345')).toBe('请输入正确的手机号码');
  expect(await textFor('19900009999')).toBe('该手机号未注册');
  expect(await textFor('19900009999', 'register')).toBe('success');
  expect(await textFor('19900000001')).toBe('success');
  clock.now += 18_500;
  expect(await textFor('19900000001')).toBe('发送过于频繁，请 42 秒后再试');
  clock.now += 41_500;
  expect(await textFor('19900000001')).toBe('success');
  expect(await nobody.post(login, { mobile: '19900009999', code: '123456' })).toMatchObject({
    msg: '该手机号未注册',
  });
});

test('every attempt is written to the login log', async () => {
  const { nobody, mockServer } = createTestClient();
  for (const password of ['wrong1', 'admin123']) await nobody.post(login, { username: 'admin', password });
  const log = (await mockServer.table(loginLogTable)).all().slice(-2);
  expect(log.map(({ userName, status, msg, loginTime }) => [userName, status, msg, loginTime])).toEqual([
    ['admin', '1', '账号或密码错误，还可尝试 4 次', '2026-06-20 12:00:00'],
    ['admin', '0', '登录成功', '2026-06-20 12:00:00'],
  ]);
});
