import { isRecord, numberOr } from '@/src/lib/record';
import { type ApiResponse, type Call, callName, type Send } from './call';
import { RequestError } from './errors';

/**
 * Reads a body as the layout that all JSON responses share. Throws an error of kind `layout` that names the call
 * where the body is no object with a numeric `code` (as text too); a missing `msg` is an empty one.
 */
export function parseResponse(body: unknown, call: Call): ApiResponse {
  const code = isRecord(body) ? numberOr(body.code, Number.NaN) : Number.NaN;
  if (!isRecord(body) || Number.isNaN(code)) throw layoutError(call);
  const msg = typeof body.msg === 'string' ? body.msg : '';
  return { code, msg, data: body.data, members: body };
}

/** Makes a call and hands on its whole response. */
export async function sendForResponse(send: Send, call: Call): Promise<ApiResponse> {
  return parseResponse((await send(call)).body, call);
}

/** Makes a call and hands on the `data` of its response, for the caller to check. */
export async function sendForData(send: Send, call: Call): Promise<unknown> {
  return (await sendForResponse(send, call)).data;
}

/** The error for a response that no reader knows; it names the call. */
export function layoutError(call: Call): RequestError {
  const name = callName(call);
  return new RequestError(`接口返回的数据格式无法识别（${name}）`, {
    reason: { kind: 'layout' },
    call: name,
  });
}
