import { ruoyiCalls } from '@/providers/data/ruoyiCalls';
import { layoutError, sendForResponse } from '@/providers/http/apiResponse';
import type { ApiResponse, CallOptions, Send } from '@/providers/http/call';
import { RequestError } from '@/providers/http/errors';
import { isRecord, textOr, textsOf } from '@/src/lib/record';
import type { Operation } from '../data/endpoints';
import { parseUser } from './loginResponse';
import type { Warn } from './ruleList';
import { ruoyiMembers } from './ruoyiMembers';
import { parseRouters } from './ruoyiRouters';
import type { SessionServer, SignInForm } from './sessionServer';
import type { User } from './user';

/** What a call may carry besides its address. */
interface About {
  readonly body?: SignInForm;
  readonly headers?: Readonly<Record<string, string>>;
  readonly options?: CallOptions;
}

/** Everybody who signs in belongs to the platform itself: RuoYi knows no institutions. */
const platformStoreId = 1;

/**
 * The session's server of a RuoYi-compatible back end (`session: 'ruoyi'`; contract, section 7): the token from /login, whose
 * captcha is the form's affair; the person, roles and permissions from /getInfo, the menu from /getRouters. No SMS.
 */
export function createRuoyiSessionServer(send: Send, warn: Warn = () => {}): SessionServer {
  /** Of the person who has just signed in: the rules need the same response a moment later. */
  let fresh: ApiResponse | undefined;

  const ask = ({ method, path }: Operation, { options, ...about }: About = {}) =>
    sendForResponse(send, {
      method,
      path,
      ...about,
      options: { quiet: true, allowRepeat: true, ...options },
    });

  const fetchInfo = async (): Promise<ApiResponse> => {
    const known = fresh;
    fresh = undefined;
    return known ?? ask(ruoyiCalls.info, { options: { bearer: true } });
  };

  return {
    async signIn(form) {
      if (!('username' in form)) throw noSms();
      const response = await ask(ruoyiCalls.login, { body: form, options: { anonymous: true } });
      const token = textOr(ruoyiMembers(response).token);
      if (token === '') throw layoutError(ruoyiCalls.login);
      // The session has no token before this answers, so the call brings its own.
      fresh = await ask(ruoyiCalls.info, { headers: bearer(token) });
      return { token, user: readUser(fresh) };
    },
    async rules() {
      const options = { bearer: true };
      const [about, menu] = await Promise.all([fetchInfo(), ask(ruoyiCalls.routers, { options })]);
      const { permissions } = ruoyiMembers(about);
      return { permissions: textsOf(permissions), tree: parseRouters(menu.data, warn) };
    },
    async signOut(token) {
      await ask(ruoyiCalls.logout, { headers: bearer(token), options: { anonymous: true } });
    },
  };
}

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

/** The person, in RuoYi's words. */
function readUser(response: ApiResponse): User {
  const members = ruoyiMembers(response);
  const person = isRecord(members.user) ? members.user : {};
  const user = parseUser({
    id: person.userId,
    name: person.userName,
    realName: textOr(person.nickName) || person.userName,
    avatar: person.avatar,
    mobile: person.phonenumber,
    roles: members.roles,
    storeId: platformStoreId,
  });
  if (!user) throw layoutError(ruoyiCalls.info);
  return user;
}

function noSms(): RequestError {
  const { method, path } = ruoyiCalls.login;
  return new RequestError('当前服务器不支持短信登录', {
    reason: { kind: 'layout' },
    call: `${method} ${path}`,
  });
}
