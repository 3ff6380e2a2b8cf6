import { HttpResponse } from 'msw';
import type { Family } from '@/providers/endpoints/builder';

/** How the server says no: thrown by handlers, answered with code and text; the stored data stays as it was. */
export class ApiError extends Error {
  override readonly name = 'Refusal';
  /** The family's own refusal, 40000 or 500, where absent. */
  readonly code: number | undefined;
  readonly data: unknown;

  constructor(text: string, code?: number, data: unknown = null) {
    super(text);
    this.code = code;
    this.data = data;
  }
}

/** Refuses with the text to show (decision 3). */
export function refuse(text: string): never {
  throw new ApiError(text);
}

/** The refusal of every call about a row that is not there. */
export const unknownRow = '数据不存在或已被删除';

/** The row, or the refusal of {@link unknownRow}. */
export function found<Row>(row: Row | undefined): Row {
  return row ?? refuse(unknownRow);
}

/** Members that are beside `data` in a REST response: `rows`, `total`, `token` … */
export class Beside {
  readonly members: Readonly<Record<string, unknown>>;
  readonly text: string;

  constructor(members: Readonly<Record<string, unknown>>, text = '操作成功') {
    this.members = members;
    this.text = text;
  }
}

/** A success of the POST family: code 20000. */
export function respondRpc(data: unknown): Response {
  return HttpResponse.json({ code: 20000, msg: 'success', data: data ?? null });
}

/** A success of the REST family: code 200 in RuoYi's layout; `data` is absent when there is nothing to say. */
export function respondRest(value: unknown): Response {
  if (value instanceof Beside) return HttpResponse.json({ code: 200, msg: value.text, ...value.members });
  return HttpResponse.json({ code: 200, msg: '操作成功', data: value });
}

const refusalCode: Record<Family, number> = { rpc: 40000, rest: 500 };

/** A refusal in the family's layout. */
export function respondError(family: Family, { code, message, data }: ApiError): Response {
  const answer = { code: code ?? refusalCode[family], msg: message };
  return HttpResponse.json(family === 'rpc' ? { ...answer, data } : answer);
}

const texts = {
  signedOut: '认证失败，无法访问系统资源',
  closed: '登录状态已失效，请重新登录',
  forbidden: '当前操作没有权限',
  forbiddenRest: '没有权限，请联系管理员授权',
  broken: '系统内部错误',
};

/** Refuses a caller without a session. */
export function signedOut(family: Family, path: string): ApiError {
  return new ApiError(family === 'rpc' ? texts.signedOut : `请求访问：${path}，${texts.signedOut}`, 401);
}

/** Refuses a call that must carry the bearer token, and has the header `token` alone (contract, section 1). */
export function requireBearer(headers: Readonly<Record<string, string>>): void {
  if (!headers.authorization?.startsWith('Bearer ')) throw new ApiError(texts.signedOut, 401);
}

/** Refuses a caller whose session the server has ended. */
export function sessionClosed(): ApiError {
  return new ApiError(texts.closed, 40310);
}

/** Refuses a caller who lacks the permission. */
export function forbidden(family: Family): ApiError {
  return family === 'rpc' ? new ApiError(texts.forbidden, 40301) : new ApiError(texts.forbiddenRest, 403);
}

/** A mistake of the server's own. */
export function broken(family: Family): ApiError {
  return new ApiError(texts.broken, family === 'rpc' ? 50000 : 500);
}
