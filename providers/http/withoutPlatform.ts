import { isRecord, numberOr } from '@/src/lib/record';
import type { Operation } from '../data/endpoints';
import { platformCalls } from '../data/platformCalls';
import { ruoyiCalls } from '../data/ruoyiCalls';
import { shellCalls } from '../data/shellCalls';
import { type Call, callName, type RawResponse, type Send, type Step } from './call';
import { isRequestError, RequestError } from './errors';

/** Makes one call of ours by what a RuoYi server has in its place. */
type Substitute = (call: Call, next: Send) => Promise<RawResponse>;

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

async function noting(
  lacking: Set<string>,
  name: string,
  ask: () => Promise<RawResponse>,
): Promise<RawResponse> {
  try {
    const rawResponse = await ask();
    if (![200, 401].includes(codeOf(rawResponse))) lacking.add(name);
    return rawResponse;
  } catch (error) {
    if (isRequestError(error, 'status') && error.statusCode < 500) lacking.add(name);
    throw error;
  }
}

function codeOf({ body }: RawResponse): number {
  return isRecord(body) ? numberOr(body.code) : 0;
}

/** Theirs takes a file of any kind; its path is what is kept. */
async function uploadImage(call: Call, next: Send): Promise<RawResponse> {
  const body = new FormData();
  const image = call.body instanceof FormData ? call.body.get('image') : null;
  if (image !== null) body.append('file', image);
  const rawResponse = await next({ ...moved(call, ruoyiCalls.upload), body });
  if (!isRecord(rawResponse.body)) return rawResponse;
  return { ...rawResponse, body: { ...rawResponse.body, data: { url: rawResponse.body.fileName } } };
}

/**
 * From 3.8.9 on the passwords travel in the body, before that in the address. The latter is asked only by a server that did
 * not see them in the body, which it says in English.
 */
async function savePassword(call: Call, next: Send): Promise<RawResponse> {
  const { oldpass, pass } = isRecord(call.body) ? call.body : {};
  const passwords = { oldPassword: oldpass, newPassword: pass };
  const asked = moved(call, ruoyiCalls.updatePassword);
  const rawResponse = await next({ ...asked, body: passwords });
  const text = isRecord(rawResponse.body) ? String(rawResponse.body.msg ?? '') : '';
  const wasRead = codeOf(rawResponse) !== 500 || /\p{Script=Han}/u.test(text);
  return wasRead ? rawResponse : next({ ...asked, query: passwords, body: undefined });
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
