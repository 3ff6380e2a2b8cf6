import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { refuse } from '../responses';
import { read, route } from '../route';
import { newPassword } from '../rules';
import { sessionOf } from '../session';
import type { Account } from '../system/account';
import { accountTable } from '../system/accountTable';

const input = z.object({
  mobile: z.string(),
  oldpass: z.string(),
  pass: newPassword('新密码不能为空'),
  qrPass: z.string(),
});

/**
 * Changes the caller's own password (screen A5). A user without a password need not give
 * the old one. Nor need one who signed in by SMS, and may have forgotten it.
 */
export const savePasswordRoute = route(platformCalls.savePassword, async (request) => {
  const { mockServer, user, body, headers } = request;
  const { mobile, oldpass, pass, qrPass } = read(body, input);
  if (mobile !== '' && mobile !== user.phonenumber) refuse('手机号与当前账号不一致');
  if (pass !== qrPass) refuse('两次输入的密码不一致');
  const bySms = (await sessionOf(mockServer, headers))?.bySms ?? false;
  if (oldpass !== '' || !bySms) refuseWrongOld(user, oldpass);
  if (pass === user.password) refuse('新密码不能与旧密码相同');
  await (await mockServer.table(accountTable)).put({ ...user, password: pass });
});

function refuseWrongOld({ password }: Account, oldpass: string): void {
  if (password === '') return;
  if (oldpass === '') refuse('请输入旧密码');
  if (oldpass !== password) refuse('旧密码错误');
}
