import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import type { MockServer } from '../mockServer';
import { logAttempt } from '../monitor/loginLog';
import { countWrongPassword, forgetAttempts, isLocked } from '../platform/attempts';
import { rememberSignIn } from '../platform/login';
import { ApiError, Beside, refuse } from '../responses';
import { type MockRequest, openRoute } from '../route';
import { openSession } from '../session';
import type { Account } from '../system/account';
import { accountTable } from '../system/accountTable';
import { configTable } from '../system/config';
import { spendCaptcha } from './captcha';

const wrong = '用户不存在/密码错误';

/** Signs in as a RuoYi server does (rest-contract, section 2.1); every attempt is written to the login log. */
export const ruoyiLoginRoute = openRoute(ruoyiCalls.login, async (request) => {
  const { mockServer, headers } = request;
  const form = formOf(request);
  try {
    await spendCaptcha(mockServer, form);
    const account = await accountFor(mockServer, form);
    await logAttempt(request, account.userName, '登录成功', true);
    await rememberSignIn(mockServer, account, headers);
    return new Beside({ token: await openSession(mockServer, account, headers, { tokenOf: webToken }) });
  } catch (error) {
    if (error instanceof ApiError) await logAttempt(request, form.username, error.message, false);
    throw error;
  }
});

/** A JSON web token like RuoYi's: it holds the id of the session. Its signature is not checked. */
function webToken(secret: string, tokenId: string): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [part({ alg: 'HS512' }), part({ login_user_key: tokenId }), secret].join('.');
}

type Form = Readonly<Record<'username' | 'password' | 'code' | 'uuid', string>>;

function formOf({ body }: MockRequest): Form {
  const text = (name: string) => String(body[name] ?? '');
  return {
    username: text('username'),
    password: text('password'),
    code: text('code'),
    uuid: text('uuid'),
  };
}

async function accountFor(mockServer: MockServer, { username, password }: Form): Promise<Account> {
  if (!isBetween(username, 2, 20) || !isBetween(password, 5, 20)) refuse(wrong);
  if ((await blackList(mockServer)).includes('127.0.0.1')) refuse('很遗憾，访问IP已被列入系统黑名单');
  const account = (await mockServer.table(accountTable)).find((row) => row.userName === username);
  if (!account) return refuse(wrong);
  if (account.status !== '0') refuse('用户已封禁，请联系管理员');
  if (await isLocked(mockServer, username)) refuse('密码输入错误5次，帐户锁定10分钟');
  if (account.password !== password) {
    await countWrongPassword(mockServer, username);
    refuse(wrong);
  }
  await forgetAttempts(mockServer, username);
  return account;
}

function isBetween({ length }: string, least: number, most: number): boolean {
  return length >= least && length <= most;
}

async function blackList(mockServer: MockServer): Promise<readonly string[]> {
  const configs = await mockServer.table(configTable);
  const list = configs.find(({ configKey }) => configKey === 'sys.login.blackIPList')?.configValue ?? '';
  return list.split(';').map((address) => address.trim());
}
