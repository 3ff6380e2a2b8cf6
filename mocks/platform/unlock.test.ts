import { expect, test } from 'vitest';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { createTestClient } from '../testClient';

const path = shellCalls.unlock.path;
const login = platformCalls.login.path;
const wrong = { password: 'wrong1' };
const right = { password: 'admin123' };

test('the password unlocks, a wrong one and none at all do not', async () => {
  const { as } = createTestClient();
  const caller = await as('yunying');
  expect(await caller.post(path, right)).toEqual({ code: 20000, msg: 'success', data: null });
  expect(await caller.post(path, wrong)).toMatchObject({ code: 40000, msg: '密码错误，还可尝试 4 次' });
  expect(await caller.post(path, {})).toMatchObject({ code: 40000, msg: '请输入登录密码' });
});

test('the fifth wrong password in a row ends the session and locks the account', async () => {
  const { as, nobody, clock } = createTestClient();
  const caller = await as('caiwu');
  const answers = [];
  for (let count = 0; count < 5; count += 1) answers.push(await caller.post(path, wrong));
  expect(answers.map(({ msg, data }) => [msg, data])).toEqual([
    ['密码错误，还可尝试 4 次', { left: 4 }],
    ['密码错误，还可尝试 3 次', { left: 3 }],
    ['密码错误，还可尝试 2 次', { left: 2 }],
    ['密码错误，还可尝试 1 次', { left: 1 }],
    ['账号已锁定，请 10 分钟后再试', { left: 0 }],
  ]);
  expect(await caller.post(path, right)).toMatchObject({ code: 40310 });
  const signIn = () => nobody.post(login, { username: 'caiwu', ...right });
  expect(await signIn()).toMatchObject({ code: 40000, msg: '账号已锁定，请 10 分钟后再试' });
  clock.now += 10 * 60_000;
  expect(await signIn()).toMatchObject({ code: 20000 });
});

test('a right password resets the count; other sessions of the person go on', async () => {
  const { as } = createTestClient();
  const [caller, elsewhere] = [await as('caiwu'), await as('caiwu')];
  await caller.post(path, wrong);
  await caller.post(path, right);
  for (let count = 0; count < 5; count += 1) await caller.post(path, wrong);
  expect(await caller.post(path, right)).toMatchObject({ code: 40310 });
  expect(await elsewhere.post(platformCalls.ruleList.path)).toMatchObject({ code: 20000 });
});

test('a user without a password unlocks with a code sent to the own phone, once', async () => {
  const { as, nobody } = createTestClient();
  const caller = await as('xinren');
  expect(await caller.post(path, { password: '' })).toMatchObject({ msg: '请输入登录密码' });
  expect(await caller.post(path, right)).toMatchObject({
    code: 40000,
    msg: '密码尚未设置，请使用短信验证码解锁',
  });
  await nobody.post(platformCalls.sendCode.path, { mobile: '19900000004', type: 'login' });
  expect(await caller.post(path, { code: '123456' })).toMatchObject({ msg: '验证码错误或已过期' });
  await nobody.post(platformCalls.sendCode.path, { mobile: '19900000005', type: 'login' });
  expect(await caller.post(path, { code: '123456' })).toMatchObject({ code: 20000 });
  expect(await caller.post(path, { code: '123456' })).toMatchObject({ code: 40000 });
});
