import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { storeTable } from '../customer/storeTable';
import { createTestClient } from '../testClient';

const { register, sendCode, login } = platformCalls;
const form = {
  realName: '方晓岸',
  mobile: '19900008888',
  code: '123456',
  username: 'fangxiaoan',
  password: 'secret12',
};

async function setUp() {
  const client = createTestClient();
  await client.nobody.post(sendCode.path, { mobile: form.mobile, type: 'register' });
  const submit = (more: object = {}) => client.nobody.post(register.path, { ...form, ...more });
  return { ...client, submit };
}

test('a registered user signs in without a role, at the platform', async () => {
  const { nobody, submit } = await setUp();
  expect(await submit()).toMatchObject({ code: 20000, data: { id: expect.any(Number) } });
  expect(await nobody.post(login.path, { username: form.username, password: form.password })).toMatchObject({
    data: { realName: '方晓岸', roleId: 0, roles: [], storeId: 1 },
  });
});

test('a number that somebody has gets no code to register with', async () => {
  const { nobody } = await setUp();
  const ask = (mobile: string) => nobody.post(sendCode.path, { mobile, type: 'register' });
  expect(await ask('19900000001')).toMatchObject({ code: 40000, msg: '该手机号已注册' });
  expect(await ask('19900008889')).toMatchObject({ code: 20000 });
});

test('an invite code leads to its institution', async () => {
  const { nobody, mockServer, submit } = await setUp();
  const inviteCode = (await mockServer.table(storeTable)).get(12)?.inviteCode;
  expect(await submit({ inviteCode })).toMatchObject({ code: 20000 });
  expect(await nobody.post(login.path, { username: form.username, password: form.password })).toMatchObject({
    data: { storeId: 12 },
  });
});

test.each([
  [{ realName: '方' }, '姓名长度为 2-20 个字符'],
  [{ mobile: '123' }, '请输入正确的手机号码'],
  [{ mobile: '19900000001' }, '该手机号已注册'],
  [{ code: '12' }, '请输入 6 位验证码'],
  [{ code: '000000' }, '验证码错误或已过期'],
  [{ username: '9abc' }, '账号以字母开头，4 到 20 位字母、数字或下划线'],
  [{ username: 'admin' }, '该账号已存在'],
  [{ password: '12345' }, '长度在 6 到 20 个字符'],
  [{ inviteCode: 'abc' }, '邀请码为 8 位大写字母或数字'],
  [{ inviteCode: 'ZZZZ9999' }, '邀请码无效'],
])('%j is refused: %s', async (more, msg) => {
  const { submit } = await setUp();
  expect(await submit(more)).toMatchObject({ code: 40000, msg });
});
