import { expect, test } from 'vitest';
import { mayHaveLocked } from './logininfor';

test.each([
  ['1', '账号已锁定，请 10 分钟后再试', true],
  ['1', '密码输入错误5次，帐户锁定10分钟', true],
  ['1', '密码输入错误5次', true],
  ['1', '账号或密码错误，还可尝试 4 次', false],
  ['1', '验证码错误', false],
  ['0', '登录成功', false],
])('解锁 is offered after an attempt that may have locked the account: %s %s %s', (status, msg, offered) => {
  expect(mayHaveLocked({ status, msg })).toBe(offered);
});
