import { layoutError, sendAnswer } from '@/providers/http/answer';
import type { Answer, Call, Send } from '@/providers/http/call';
import { RequestError } from '@/providers/http/errors';
import { isRecord, textOr, textsOf } from '@/src/lib/record';
import { parseUser } from './loginAnswer';
import { parseNodes, type Warn } from './ruleList';
import type { SessionServer } from './sessionServer';
import type { User } from './user';

const login = { method: 'POST', path: '/login' } as const;
const info = { method: 'GET', path: '/getInfo' } as const;
const routers = { method: 'GET', path: '/getRouters' } as const;

/**
 * The session's server of a RuoYi-compatible back end without captcha (`session: 'ruoyi'`; contract, section 7):
 * the token from /login, the person, roles and permissions from /getInfo, the menu from /getRouters. No SMS.
 */
export function createRuoyiSessionServer(send: Send, warn: Warn = () => {}): SessionServer {
  const ask = (call: Call) =>
    sendAnswer(send, { ...call, options: { quiet: true, allowRepeat: true, ...call.options } });

  return {
    async signIn(form) {
      if (!('username' in form)) throw noSms();
      const { members } = await ask({ ...login, body: form, options: { anonymous: true } });
      const token = textOr(members.token);
      if (token === '') throw layoutError(login);
      // The session has no token before this answers, so the call brings its own.
      const answer = await ask({ ...info, headers: { Authorization: `Bearer ${token}` } });
      return { token, user: readUser(answer) };
    },
    async rules() {
      const options = { bearer: true };
      const [about, menu] = await Promise.all([ask({ ...info, options }), ask({ ...routers, options })]);
      return { permissions: textsOf(about.members.permissions), tree: parseNodes(menu.data, '', warn) };
    },
  };
}

/** The person, in RuoYi's words. */
function readUser({ members }: Answer): User {
  const person = isRecord(members.user) ? members.user : {};
  const user = parseUser({
    id: person.userId,
    name: person.userName,
    realName: person.nickName,
    avatar: person.avatar,
    mobile: person.phonenumber,
    roles: members.roles,
  });
  if (!user) throw layoutError(info);
  return user;
}

function noSms(): RequestError {
  return new RequestError('当前服务器不支持短信登录', {
    reason: { kind: 'layout' },
    call: `${login.method} ${login.path}`,
  });
}
