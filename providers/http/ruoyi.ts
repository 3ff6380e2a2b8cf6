import { isRecord, numberOr, parseJson } from '@/src/lib/record';
import { isSince, type KnownVersion } from '@/src/lib/ruoyiVersions';
import type { Operation } from '../endpoints/builder';
import { platformCalls, shellCalls } from '../endpoints/platformCalls';
import { ruoyiCalls } from '../endpoints/ruoyiCalls';
import { isRequestError, type RequestError } from './errors';
import { absentError } from './olderRuoyi';
import { asksForFile, type Call, callName, type RawResponse, type Send, type Step } from './request';

/**
 * Differences of real RuoYi servers, and their ports to NestJS, from the contract (`rest.flavour: 'ruoyi'`;
 * docs/connect.md). One line a difference; the innermost step of the pipeline applies them.
 */
const ruoyi = {
  /** Their common files are at `/common`: the part before it is the deployment's base, ours in `apiBase`. */
  path: (path: string) => path.replace(/^\/dev-api(?=\/common\/)/, ''),
  /** The header `token` is only for our own family: CORS rules may refuse it, and RuoYi reads only the bearer. */
  sendsToken: (path: string) => /^\/(ssystem-api|appv2|dev-api)\//.test(path),
  /** A success may come without a code, or with NestJS's 201 for a POST. */
  code: (code: unknown) => (code === undefined || code === null || numberOr(code) === 201 ? 200 : code),
  /** A port may send as a status what RuoYi sends as the code. */
  statusCodes: new Set([401, 403]),
};

/** Translates calls to and responses of a RuoYi server. */
export const ruoyiFlavour: Step = async (call, next) => {
  if (call.options?.foreign) return next(call);
  try {
    const asked = asRuoyi(call);
    return withOwnSession(asked, readRawResponse(await next(asked)));
  } catch (error) {
    const rawResponse = isRequestError(error, 'status') ? await rawResponseIn(error, call) : undefined;
    if (!rawResponse) throw error;
    return rawResponse;
  }
};

function asRuoyi(call: Call): Call {
  const path = ruoyi.path(call.path);
  const { token, ...others } = call.headers ?? {};
  if (token === undefined) return { ...call, path };
  // a call's own bearer token takes precedence
  const headers = { Authorization: `Bearer ${token}`, ...others, ...(ruoyi.sendsToken(path) && { token }) };
  return { ...call, path, headers };
}

function readRawResponse(rawResponse: RawResponse): RawResponse {
  const { body } = rawResponse;
  if (!isRecord(body) || body instanceof Blob) return rawResponse;
  return { ...rawResponse, body: { ...body, code: ruoyi.code(body.code) } };
}

/** Adds the id of the calling session, which only the token holds, to the list of all sessions. */
function withOwnSession({ path, headers }: Call, rawResponse: RawResponse): RawResponse {
  const { body } = rawResponse;
  if (path !== '/monitor/online/list' || !isRecord(body) || !Array.isArray(body.rows)) return rawResponse;
  const own = claimsOf(headers?.Authorization ?? '');
  const rows = body.rows.map((row: unknown) =>
    isRecord(row) ? { current: own.includes(row.tokenId), ...row } : row,
  );
  return { ...rawResponse, body: { ...body, rows } };
}

/** The claims of a JSON web token; empty where it is none. */
function claimsOf(token: string): readonly unknown[] {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[\w+/]+$/.test(part)) return [];
  try {
    return Object.values(parseJson(atob(part)) ?? {});
  } catch {
    return []; // not base64
  }
}

/** The response in an error of another status than 2xx; undefined where there is none. */
async function rawResponseIn({ reason }: RequestError, call: Call): Promise<RawResponse | undefined> {
  if (reason.kind !== 'status') return undefined;
  const { status } = reason;
  const body = await jsonIn(reason.body);
  const code = ruoyi.statusCodes.has(status) ? status : numberOr(body.code, Number.NaN);
  if (Number.isNaN(code) || code < 300) return undefined;
  const response = { ...body, code };
  return { status, headers: {}, body: asksForFile(call) ? fileOf(response) : response };
}

async function jsonIn(body: unknown): Promise<Record<string, unknown>> {
  const value = body instanceof Blob ? parseJson(await body.text()) : body;
  return isRecord(value) ? value : {};
}

/** A response as a file, like a refusal in the place of one. */
function fileOf(response: object): Blob {
  return new Blob([JSON.stringify(response)], { type: 'application/json' });
}

/** Replaces one call of ours by a call that a RuoYi server has. */
type Substitute = (call: Call, next: Send, version: KnownVersion) => Promise<RawResponse>;

const substitutes = new Map<string, Substitute>([
  [callName(platformCalls.imageUpload), uploadImage],
  [callName(platformCalls.savePassword), savePassword],
  [callName(shellCalls.unlock), (call, next) => next(moved(call, ruoyiCalls.unlockScreen))],
]);

/** Calls of our own family that screens make and not the shell: an extended server may answer them. */
const forScreens = new Set(
  names([
    ...[platformCalls.areaChilds, platformCalls.saveSort, platformCalls.auditLog],
    ...[shellCalls.notices, shellCalls.undoDelete],
  ]),
);

const isRest = /^\/system\//;

/** Calls of the shell to our own family; no RuoYi server has them. */
const absent = new Set(
  names(
    [...Object.values(platformCalls), ...Object.values(shellCalls)].filter(({ path }) => !isRest.test(path)),
  ).filter((name) => !substitutes.has(name) && !forScreens.has(name)),
);

/**
 * For a server with a RuoYi session (`session: 'ruoyi'`). Calls of the platform that it lacks fail without being sent.
 * Those with another name there are made by that name (docs/connect.md).
 */
export function withoutPlatform(version: KnownVersion): Step {
  return async (call, next) => {
    const name = callName(call);
    if (absent.has(name)) throw absentError(name);
    const substitute = substitutes.get(name);
    return substitute ? substitute(call, next, version) : next(call);
  };
}

function codeOf({ body }: RawResponse): number {
  return isRecord(body) ? numberOr(body.code) : 0;
}

/** RuoYi's upload takes a file of any kind; its path is stored. */
async function uploadImage(call: Call, next: Send): Promise<RawResponse> {
  const body = new FormData();
  const image = call.body instanceof FormData ? call.body.get('image') : null;
  if (image !== null) body.append('file', image);
  const rawResponse = await next({ ...moved(call, ruoyiCalls.upload), body });
  if (!isRecord(rawResponse.body)) return rawResponse;
  return { ...rawResponse, body: { ...rawResponse.body, data: { url: rawResponse.body.fileName } } };
}

/**
 * From 3.8.9 on the passwords are sent in the body. Before that they are sent in the address, where logs keep them.
 * That is done only for a server configured to be so old.
 */
async function savePassword(call: Call, next: Send, version: KnownVersion): Promise<RawResponse> {
  const { oldpass, pass } = isRecord(call.body) ? call.body : {};
  const passwords = { oldPassword: oldpass, newPassword: pass };
  const asked = moved(call, ruoyiCalls.updatePassword);
  if (!isSince(version, '3.8.9')) return next({ ...asked, query: passwords, body: undefined });
  const rawResponse = await next({ ...asked, body: passwords });
  const text = isRecord(rawResponse.body) ? String(rawResponse.body.msg ?? '') : '';
  const wasRead = codeOf(rawResponse) !== 500 || /\p{Script=Han}/u.test(text);
  if (wasRead) return rawResponse;
  const msg = '服务器没有读到密码：3.8.7、3.8.8 的服务器需在 config.js 中设置 rest.version';
  return { ...rawResponse, body: { code: 500, msg } };
}

function moved(call: Call, { method, path }: Operation): Call {
  return { ...call, method, path };
}

function names(operations: readonly Operation[]): string[] {
  return operations.map(callName);
}
