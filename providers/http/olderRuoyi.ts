import { isRecord, numberOr } from '@/src/lib/record';
import { sameId } from '@/src/lib/recordId';
import { isSince, type KnownVersion, type RuoyiVersion } from '@/src/lib/ruoyiVersions';
import { isRequestError, RequestError } from './errors';
import { type Call, callName, parseResponse, type RawResponse, type Send, type Step } from './request';

/** A call that came with a version of RuoYi, and its substitute on an older one. Undefined where there is none. */
interface Newcomer {
  readonly since: RuoyiVersion;
  readonly otherwise?: (call: Call, next: Send) => Promise<RawResponse>;
}

const newcomers: Readonly<Record<string, Newcomer>> = {
  'PUT /system/menu/updateSort': { since: '3.9.2', otherwise: savePlaces('/system/menu', 'menuId') },
  'PUT /system/dept/updateSort': { since: '3.9.2', otherwise: savePlaces('/system/dept', 'deptId') },
  'GET /system/notice/readUsers/list': { since: '3.9.2' },
  // The bell asks every minute.
  'GET /system/notice/listTop': { since: '3.9.2' },
  'POST /tool/gen/createTable': { since: '3.8.8' },
};

/**
 * Replaces calls that older RuoYi servers lack by calls that they have, or rejects them as absent. Where the version is
 * not configured, the server's first refusal shows it. A server that is configured to have the call is asked again
 * after a refusal.
 */
export function olderRuoyi(version: KnownVersion): Step {
  const lacking = new Set<string>();
  return async (call, next) => {
    const name = callName(call);
    const newcomer = newcomers[name];
    if (!newcomer) return next(call);
    const instead = () => newcomer.otherwise?.(call, next) ?? Promise.reject(absentError(name));
    if (lacking.has(name) || !isSince(version, newcomer.since)) return instead();
    const rawResponse = await answerOf(call, next);
    if (rawResponse) return rawResponse;
    if (version === 'auto') lacking.add(name);
    return instead();
  };
}

/** The error for a call that no server of the kind has. It was not sent, or was sent in vain. */
export function absentError(call: string): RequestError {
  return new RequestError('当前服务器没有此功能', { reason: { kind: 'absent' }, call });
}

/** The response; undefined where the server does not know the call. */
async function answerOf(call: Call, next: Send): Promise<RawResponse | undefined> {
  try {
    const rawResponse = await next(call);
    return isUnknown(call, rawResponse.body) ? undefined : rawResponse;
  } catch (error) {
    if (isRequestError(error, 'status') && isUnknownCode(call, error.statusCode)) return undefined;
    throw error;
  }
}

/**
 * Whether a code says that the call does not exist. Nothing can be wrong in a call that sends nothing. Where such a one
 * is called wrong, its last word was read as an id.
 */
function isUnknownCode({ query, body }: Call, code: number): boolean {
  const sendsNothing = query === undefined && body === undefined;
  return code === 404 || code === 405 || (code === 400 && sendsNothing);
}

/** Messages of a server whose only call there has another method, or reads its last word as an id. */
const unknownTexts = /^Request method '\w+' (is )?not supported$|^请求参数类型不匹配/;

/** Whether a response says that the call does not exist. */
function isUnknown(call: Call, body: unknown): boolean {
  if (!isRecord(body)) return false;
  const code = numberOr(body.code);
  return isUnknownCode(call, code) || (code === 500 && unknownTexts.test(String(body.msg ?? '')));
}

/**
 * Saves each row whose place differs from the server's, in full. Rows before a refusal are saved: a retry leaves them
 * out.
 */
function savePlaces(path: string, idField: string): Newcomer['otherwise'] {
  return async (call, next) => {
    const asked = isRecord(call.body) ? call.body : {};
    const places = listed(asked.orderNums).map(Number);
    const list = await next({ ...call, method: 'GET', path: `${path}/list`, body: undefined });
    const { code, data } = parseResponse(list.body, call);
    if (code !== 200) return list;
    const rows = Array.isArray(data) ? data.filter(isRecord) : [];
    let last = list;
    for (const [index, id] of listed(asked[`${idField}s`]).entries()) {
      const row = rows.find((one) => sameId(one[idField], id));
      const orderNum = places[index];
      if (!row || numberOr(row.orderNum, Number.NaN) === orderNum) continue;
      last = await next({ ...call, path, body: { ...row, orderNum } });
      if (parseResponse(last.body, call).code !== 200) return last;
    }
    return last;
  };
}

function listed(text: unknown): string[] {
  return String(text ?? '').split(',');
}
