import { isRecord, numberOr } from '@/src/lib/record';
import type { Operation } from '../data/endpoints';
import { platformCalls } from '../data/platformCalls';
import { ruoyiCalls } from '../data/ruoyiCalls';
import { shellCalls } from '../data/shellCalls';
import { type Call, callName, type Reply, type Send, type Step } from './call';
import { isRequestError, RequestError } from './errors';

/** Makes one call of ours by what a RuoYi server has in its place. */
type Substitute = (call: Call, next: Send) => Promise<Reply>;

const substitutes = new Map<string, Substitute>([
  [callName(platformCalls.imageUpload), uploadImage],
  [callName(platformCalls.savePassword), savePassword],
  [callName(shellCalls.unlock), (call, next) => next(moved(call, ruoyiCalls.unlockScreen))],
]);

/** Calls of our own family that screens make and not the shell: a server that has been given them may answer them. */
const forScreens = new Set(names([platformCalls.areaChilds, platformCalls.saveSort, shellCalls.notices]));

const isRest = /^\/system\//;

/** What the shell asks of our own family; no RuoYi server has it. */
const absent = new Set(
  names(
    [...Object.values(platformCalls), ...Object.values(shellCalls)].filter(({ path }) => !isRest.test(path)),
  ).filter((name) => !substitutes.has(name) && !forScreens.has(name)),
);

/** What only newer RuoYi servers have, and the shell asks for every minute: one refusal is enough. */
const perhaps = new Set(names([shellCalls.newestNotices]));

/**
 * For a server with a RuoYi session (`session: 'ruoyi'`): calls of the platform that it lacks fail without being sent, and
 * those that have another name there are made by that name (docs/connect.md).
 */
export function withoutPlatform(): Step {
  const lacking = new Set<string>();
  return async (call, next) => {
    const name = callName(call);
    if (absent.has(name) || lacking.has(name)) throw absentError(name);
    const substitute = substitutes.get(name);
    if (substitute) return substitute(call, next);
    return perhaps.has(name) ? noting(lacking, name, () => next(call)) : next(call);
  };
}

async function noting(lacking: Set<string>, name: string, ask: () => Promise<Reply>): Promise<Reply> {
  try {
    const reply = await ask();
    if (![200, 401].includes(codeOf(reply))) lacking.add(name);
    return reply;
  } catch (error) {
    if (isRequestError(error, 'status') && error.statusCode < 500) lacking.add(name);
    throw error;
  }
}

function codeOf({ body }: Reply): number {
  return isRecord(body) ? numberOr(body.code) : 0;
}

/** Theirs takes a file of any kind; its path is what is kept. */
async function uploadImage(call: Call, next: Send): Promise<Reply> {
  const body = new FormData();
  const image = call.body instanceof FormData ? call.body.get('image') : null;
  if (image !== null) body.append('file', image);
  const reply = await next({ ...moved(call, ruoyiCalls.upload), body });
  if (!isRecord(reply.body)) return reply;
  return { ...reply, body: { ...reply.body, data: { url: reply.body.fileName } } };
}

/**
 * From 3.8.9 on the passwords travel in the body, before that in the address. The latter is asked only by a server that did
 * not see them in the body, which it says in English.
 */
async function savePassword(call: Call, next: Send): Promise<Reply> {
  const { oldpass, pass } = isRecord(call.body) ? call.body : {};
  const passwords = { oldPassword: oldpass, newPassword: pass };
  const asked = moved(call, ruoyiCalls.updatePassword);
  const reply = await next({ ...asked, body: passwords });
  const text = isRecord(reply.body) ? String(reply.body.msg ?? '') : '';
  const wasRead = codeOf(reply) !== 500 || /\p{Script=Han}/u.test(text);
  return wasRead ? reply : next({ ...asked, query: passwords, body: undefined });
}

function moved(call: Call, { method, path }: Operation): Call {
  return { ...call, method, path };
}

function absentError(call: string): RequestError {
  return new RequestError('当前服务器没有此功能', { reason: { kind: 'absent' }, call });
}

function names(operations: readonly Operation[]): string[] {
  return operations.map(callName);
}
