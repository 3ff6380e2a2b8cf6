import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { isRecord, textOr } from '@/src/lib/record';
import { createTestClient } from '../testClient';

const path = '/ssystem-api/api/account/savePass';
const wish = { mobile: '19900000001', oldpass: 'admin123', pass: 'newer123', qrPass: 'newer123' };

test.each([
  ['the mobile of somebody else', { mobile: '19900000002' }, '手机号与当前账号不一致'],
  ['a wrong old password', { oldpass: 'wrong123' }, '旧密码错误'],
  ['no old password', { oldpass: '' }, '请输入旧密码'],
  ['two different new ones', { qrPass: 'other123' }, '两次输入的密码不一致'],
  ['the old one again', { pass: 'admin123', qrPass: 'admin123' }, '新密码不能与旧密码相同'],
  ['one with a space at its end', { pass: 'newer123 ', qrPass: 'newer123 ' }, '密码首尾不能有空格'],
  ['a short one', { pass: '123', qrPass: '123' }, '长度在 6 到 20 个字符'],
])('[VAL-1] refuses %s, and the password stays', async (_, wrong, msg) => {
  const { as, nobody } = createTestClient();
  const admin = await as('admin');
  expect(await admin.post(path, { ...wish, ...wrong })).toMatchObject({ code: 40000, msg });
  const signIn = await nobody.post('/ssystem-api/api/login/login', {
    username: 'admin',
    password: 'admin123',
  });
  expect(signIn.code).toBe(20000);
});

test('[VAL-1] the new password signs in; a user without one gives none', async () => {
  const { as, nobody } = createTestClient();
  expect((await (await as('xinren')).post(path, { ...wish, mobile: '', oldpass: '' })).code).toBe(20000);
  const signIn = await nobody.post('/ssystem-api/api/login/login', {
    username: 'xinren',
    password: 'newer123',
  });
  expect(signIn.code).toBe(20000);
});

test('[VAL-1] a forgotten password is replaced after a sign-in by SMS; a wrong old one is refused even there', async () => {
  const { nobody, withToken } = createTestClient();
  const { mobile } = wish;
  await nobody.post(platformCalls.sendCode.path, { mobile, type: 'login' });
  const { data } = await nobody.post('/ssystem-api/api/login/login', { mobile, code: '123456' });
  const admin = withToken(textOr(isRecord(data) && data.token));
  expect(await admin.post(path, { ...wish, oldpass: 'wrong123' })).toMatchObject({ msg: '旧密码错误' });
  expect((await admin.post(path, { ...wish, oldpass: '' })).code).toBe(20000);
});
