import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { RequestError } from '@/providers/http/errors';
import { type ApiResponse, type Call, layoutError, type Send } from '@/providers/http/request';
import { isRecord, textOr, textsOf } from '@/src/lib/record';
import { callOperation } from '../data/callOperation';
import type { Operation } from '../endpoints/builder';
import { parseUser } from './loginResponse';
import type { Warn } from './ruleList';
import { parseRouters } from './ruoyiRouters';
import type { SessionServer } from './sessionServer';
import type { User } from './user';

/** The institution of all users, the platform itself: RuoYi has no institutions. */
const platformStoreId = 1;

/**
 * The session's server of a RuoYi-compatible back end (`session: 'ruoyi'`; contract, section 7). The token comes from
 * /login, whose captcha is up to the form. The person, roles and permissions come from /getInfo, the menu from
 * /getRouters. No SMS.
 */
export function createRuoyiSessionServer(send: Send, warn: Warn = () => {}): SessionServer {
  /** Response about the person who has just signed in: the rules need it again a moment later. */
  let fresh: ApiResponse | undefined;

  const quiet = { quiet: true, allowRepeat: true } as const;
  const callQuietly = (operation: Operation, about: Pick<Call, 'headers'>) =>
    callOperation({ send }, operation, { ...about, options: quiet });
  const readAtStart = (operation: Operation) =>
    callOperation({ send }, operation, { options: { ...quiet, early: 'start' } });

  const fetchInfo = async (): Promise<ApiResponse> => {
    const known = fresh;
    fresh = undefined;
    return known ?? readAtStart(ruoyiCalls.info);
  };

  return {
    async signIn(form) {
      if (!('username' in form)) throw noSms();
      // No `allowRepeat`: a captcha and a wrong password count once, so a lost answer is not asked for again.
      const response = await callOperation({ send }, ruoyiCalls.login, {
        body: form,
        options: { quiet: true },
      });
      const token = textOr(ruoyiMembers(response).token);
      if (token === '') throw layoutError(ruoyiCalls.login);
      // The session has no token before this answers, so the call brings its own.
      fresh = await callQuietly(ruoyiCalls.info, { headers: bearer(token) });
      const user = parsePerson(fresh);
      if (!user) throw layoutError(ruoyiCalls.info);
      return { token, user };
    },
    async rules() {
      const [about, menu] = await Promise.all([fetchInfo(), readAtStart(ruoyiCalls.routers)]);
      const { permissions } = ruoyiMembers(about);
      const user = parsePerson(about);
      return {
        permissions: textsOf(permissions),
        tree: parseRouters(menu.data, warn),
        ...(user && { user }),
      };
    },
    async signOut(token) {
      await callQuietly(ruoyiCalls.logout, { headers: bearer(token) });
    },
  };
}

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

/** The person, as RuoYi describes them; undefined where the response has none. */
function parsePerson(response: ApiResponse): User | undefined {
  const members = ruoyiMembers(response);
  const person = isRecord(members.user) ? members.user : {};
  return parseUser({
    id: person.userId,
    name: person.userName,
    realName: textOr(person.nickName) || person.userName,
    avatar: person.avatar,
    mobile: person.phonenumber,
    roles: members.roles,
    storeId: platformStoreId,
  });
}

function noSms(): RequestError {
  const { method, path } = ruoyiCalls.login;
  return new RequestError('当前服务器不支持短信登录', {
    reason: { kind: 'layout' },
    call: `${method} ${path}`,
  });
}

/**
 * The members of a RuoYi server's response about the session, which has them at the top. Some ports put all of them
 * into `data`.
 */
export function ruoyiMembers({ members }: Pick<ApiResponse, 'members'>): ApiResponse['members'] {
  return isRecord(members.data) ? { ...members.data, ...members } : members;
}
