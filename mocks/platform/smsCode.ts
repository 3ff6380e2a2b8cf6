import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { openRoute, read } from '../route';
import { ruled } from '../rules';
import { accountTable } from '../system/accountTable';
import { defineTable } from '../table';

/** The code in all messages of the mock. */
export const theCode = '123456';
/** Milliseconds. */
const validTime = 5 * 60_000;
const pause = 60_000;

/** The codes that were sent and not used. */
export const codeTable = defineTable<{ id: number; mobile: string; time: number }>({
  name: 'smsCode',
  idField: 'id',
  schema: z.object({ id: z.number(), mobile: z.string(), time: z.number() }),
});

/** The refusal of a number that nobody has registered. */
export const unknownMobile = '该手机号未注册';
/** The refusal of a number that somebody has. */
export const takenMobile = '该手机号已注册';

const request = z.object({
  mobile: ruled('mobile', '请输入手机号'),
  type: z.enum(['login', 'register']).optional(),
});

/** Sends a code, at most one a minute to a number. */
export const sendCodeRoute = openRoute(platformCalls.sendCode, async ({ mockServer, body }) => {
  const { mobile, type } = read(body, request);
  const accounts = await mockServer.table(accountTable);
  const isTaken = accounts.find((row) => row.phonenumber === mobile) !== undefined;
  if (type === 'login' && !isTaken) refuse(unknownMobile);
  if (type === 'register' && isTaken) refuse(takenMobile);
  const codes = await mockServer.table(codeTable);
  const sent = codes.find((row) => row.mobile === mobile);
  const left = sent ? sent.time + pause - mockServer.now() : 0;
  if (left > 0) refuse(`发送过于频繁，请 ${Math.ceil(left / 1000)} 秒后再试`);
  await codes.put({ id: sent?.id ?? codes.nextId(), mobile, time: mockServer.now() });
  return { seconds: pause / 1000 };
});

/** Refuses a code that was not sent to the number in the last five minutes. A right one is used up. */
export async function spendCode(mockServer: MockServer, mobile: string, code: string): Promise<void> {
  const codes = await mockServer.table(codeTable);
  const sent = codes.find((row) => row.mobile === mobile);
  if (!sent || code !== theCode || mockServer.now() - sent.time > validTime)
    return refuse('验证码错误或已过期');
  await codes.remove(sent.id);
}
