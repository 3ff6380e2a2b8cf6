import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { storeTable } from '../customer/storeTable';
import { machineOf } from '../machine';
import type { MockServer } from '../mockServer';
import { logAttempt } from '../monitor/loginLog';
import { ApiError, refuse } from '../responses';
import { type MockRequest, openRoute, read } from '../route';
import { ruled } from '../rules';
import { openSession, rolesOf } from '../session';
import type { Account } from '../system/account';
import { accountTable } from '../system/accountTable';
import { formatDay, formatTime } from '../time';
import { forgetAttempts, refuseLocked, refuseWrongPassword } from './attempts';
import { spendCode, unknownMobile } from './smsCode';

const passwordForm = z.object({
  username: z.string('请输入账号').min(1, '请输入账号'),
  password: z.string(),
});
const smsForm = z.object({ mobile: ruled('mobile', '请输入手机号'), code: ruled('code6', '请输入验证码') });

/** Signs in by account or by SMS (screen A1); every attempt is written to the login log. */
export const loginRoute = openRoute(platformCalls.login, async (request) => {
  const { mockServer, body, headers } = request;
  const name = String(body.username ?? body.mobile ?? '');
  const bySms = 'mobile' in body;
  try {
    const account = await (bySms ? accountBySms(mockServer, body) : accountByPassword(mockServer, body));
    await refuseStopped(mockServer, account);
    await logAttempt(request, account.userName, '登录成功', true);
    await rememberSignIn(mockServer, account, headers);
    return {
      token: await openSession(mockServer, account, headers, { bySms }),
      ...(await userData(mockServer, account)),
    };
  } catch (error) {
    if (error instanceof ApiError) await logAttempt(request, name, error.message, false);
    throw error;
  }
});

/** Stores place and time of the last sign-in on the account. */
export async function rememberSignIn(
  mockServer: MockServer,
  account: Account,
  headers: MockRequest['headers'],
): Promise<void> {
  const accounts = await mockServer.table(accountTable);
  const loginIp = machineOf(headers).ipaddr;
  await accounts.put({ ...account, loginIp, loginDate: formatTime(mockServer.now()) });
}

/** The client's data of the signed-in user (contract, section 5). */
export async function userData(mockServer: MockServer, account: Account) {
  const roles = await rolesOf(mockServer, account);
  return {
    id: account.userId,
    name: account.userName,
    realName: account.nickName,
    avatar: account.avatar,
    mobile: account.phonenumber,
    roleId: account.roleIds[0] ?? 0,
    roles: roles.map(({ roleKey }) => roleKey),
    storeId: account.storeId,
    diagnosis: account.diagnosis,
  };
}

async function accountByPassword(mockServer: MockServer, body: unknown): Promise<Account> {
  const { username, password } = read(body, passwordForm);
  await refuseLocked(mockServer, username);
  const account = (await mockServer.table(accountTable)).find((row) => row.userName === username);
  if (account?.password !== password) return refuseWrongPassword(mockServer, username);
  await forgetAttempts(mockServer, username);
  return account;
}

async function accountBySms(mockServer: MockServer, body: unknown): Promise<Account> {
  const { mobile, code } = read(body, smsForm);
  const account = (await mockServer.table(accountTable)).find((row) => row.phonenumber === mobile);
  if (!account) return refuse(unknownMobile);
  await spendCode(mockServer, mobile, code);
  return account;
}

/** Refuses disabled people, and everybody of an institution that is stopped or has run out. */
async function refuseStopped(mockServer: MockServer, { status, storeId }: Account): Promise<void> {
  if (status !== '0') refuse('账号已停用，请联系管理员');
  const store = (await mockServer.table(storeTable)).get(storeId);
  if (!store || store.deleteTime || store.status === 0) return refuse('所属机构已停用');
  if (store.expireTime && store.expireTime < formatDay(mockServer.now())) refuse('所属机构服务已到期');
}
