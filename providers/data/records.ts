import type { BaseRecord } from '@refinedev/core';
import { isRecord } from '@/src/lib/record';
import type { Endpoints, Operation } from '../endpoints/builder';
import { RequestError } from '../http/errors';
import type { ApiResponse, CallOptions } from '../http/request';

/** Options of a call that only reads: never refused as 重复提交, and cancelled when its page is left (CALL-5). */
export function read(signal: AbortSignal | undefined): CallOptions {
  return signal ? { allowRepeat: true, signal } : { allowRepeat: true };
}

/**
 * In `meta`: the rows belong to the first look at their page, and the next start reads them at once. It stays away from
 * readings by a text that somebody types on the page.
 */
export const firstLook = { firstLook: () => true } as const;

/**
 * As `read`, for rows: `saysFailure` in `meta` becomes that of the call. Like `firstLook` it is a function, which
 * neither the address nor a query's key can hold.
 */
export function readRows(meta: unknown): CallOptions {
  const own = isRecord(meta) ? meta : {};
  const says = (name: string) => () => typeof own[name] === 'function' && own[name]() === true;
  return {
    ...read(signalOf(meta)),
    saysFailure: says('saysFailure'),
    ...(says('firstLook')() && { early: 'page' }),
  };
}

/** The abort signal that Refine passes in `meta`, which also holds the address's query. */
export function signalOf(meta: unknown): AbortSignal | undefined {
  return isRecord(meta) && meta.signal instanceof AbortSignal ? meta.signal : undefined;
}

/**
 * Passes a record on to Refine, with `id` set whatever the server calls it, and without hidden members. Throws a layout
 * error where it is no record. The contract and the resource's own type promise its members; Refine cannot know them
 * here.
 */
export function asData<T extends BaseRecord>(endpoints: Endpoints, record: unknown, call = ''): T {
  if (!isRecord(record))
    throw new RequestError(`数据的格式无法识别（${call}）`, { reason: { kind: 'layout' }, call });
  const id = record.id ?? record[endpoints.idField];
  const { hidden = [] } = endpoints;
  const shown = hidden.some((name) => name in record)
    ? Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.includes(name)))
    : record;
  return { ...shown, id } as BaseRecord as T;
}

/**
 * The `data` of a response about one record. A RuoYi server answers with success and without data where there is no
 * such record.
 */
export function presentData({ code, data }: ApiResponse, { method, path }: Operation): unknown {
  if (data !== undefined && data !== null) return data;
  const reason = { kind: 'refused', code, data } as const;
  throw new RequestError('数据不存在或已被删除', { reason, call: `${method} ${path}` });
}
