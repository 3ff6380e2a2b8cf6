import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { ApiError, refuse } from '../responses';
import { read, route, type SignedInRequest } from '../route';
import { ruled } from '../rules';
import { closeSession } from '../session';
import { countWrongPassword, forgetAttempts, locked, refuseLocked } from './attempts';
import { spendCode } from './smsCode';

const byPassword = z.object({ password: z.string('请输入登录密码').min(1, '请输入登录密码') });
const byCode = z.object({ code: ruled('code6', '请输入验证码') });

/**
 * Unlocks the caller's screen by the password, or by a code sent to the caller's phone. Wrong passwords count
 * together with those of the sign-in. The fifth one ends the session (`left` is 0 in the refusal's data).
 */
export const unlockRoute = route(shellCalls.unlock, async (request) => {
  const { mockServer, user, body } = request;
  if ('code' in body) return spendCode(mockServer, user.phonenumber, read(body, byCode).code);
  const { password } = read(body, byPassword);
  await refuseLocked(mockServer, user.userName);
  if (user.password === '') refuse('密码尚未设置，请使用短信验证码解锁');
  if (password !== user.password) return refuseWrong(request);
  return forgetAttempts(mockServer, user.userName);
});

async function refuseWrong({ mockServer, user, headers }: SignedInRequest): Promise<never> {
  const left = await countWrongPassword(mockServer, user.userName);
  if (left === 0) await closeSession(mockServer, headers);
  throw new ApiError(left > 0 ? `密码错误，还可尝试 ${left} 次` : locked, undefined, { left });
}
