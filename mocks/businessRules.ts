import { z } from 'zod';
import type { Scope } from './crudOptions';
import { platformStoreId } from './customer/storeRow';
import { scopedStore } from './customer/storeScope';
import type { MockServer } from './mockServer';
import { countWrongPassword, forgetAttempts, isLocked } from './platform/attempts';
import { ApiError, forbidden, refuse } from './responses';
import { idSchema, type Route, read, type SignedInRequest } from './route';

/** Rules shared by the screens of finance, content and management (screens-business, section 1). */

/** The refusal of a step that somebody else was quicker with. */
const movedText = '该记录已被他人处理，请刷新后重试';

const staleText = '该记录已被他人修改，仍要覆盖吗？';

/** The request sent under a number, and its first result. */
interface Done {
  readonly asked: string;
  readonly result: Promise<unknown>;
}

/** First results by account, path and number. */
const done = new WeakMap<MockServer, Map<string, Done>>();

const otherText = '该操作已提交过，且内容与本次不同，请关闭后核对结果';

/**
 * Runs a posting once for each `requestNo` of the body, account and path: `route(pay, (request) => doOnce(request, () => …))`.
 * The same number again, or two of them at once, get the first result. A refusal did nothing and is forgotten; a batch done
 * in part (44444) is kept. Something else under a number that was done is refused: it would be taken for done. Without a
 * number it simply runs. `crudHandlers` does so for `create` by itself.
 */
export function doOnce<T>(request: SignedInRequest, run: () => Promise<T>): Promise<T> {
  const { requestNo } = read(request.body, z.object({ requestNo: z.string().max(64).nullish() }));
  if (!requestNo) return run();
  const { mockServer, user, path } = request;
  const results = done.get(mockServer) ?? new Map<string, Done>();
  done.set(mockServer, results);
  const key = `${user.userId} ${path} ${requestNo}`;
  const asked = askedBy(request);
  const first = results.get(key);
  if (first && first.asked !== asked) refuse(otherText);
  const result = first?.result ?? run();
  results.set(key, { asked, result });
  result.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 44444)) results.delete(key);
  });
  // the same account, path and number belong to one caller of this function
  return result as Promise<T>;
}

/** The request's body as a comparable text, without password, `force` and `rev`: the screen may have read the row anew. */
function askedBy({ body }: SignedInRequest): string {
  const { password: _password, force: _force, rev: _rev, ...asked } = body;
  return JSON.stringify(asked);
}

/** Counts the changes of a row: every change raises it by one. */
export interface Revised {
  readonly rev: number;
}

/**
 * Refuses a step about a row that has changed since the screen read it: 40000 for transitions, money and cards. Without a
 * `rev` in the body nothing is checked.
 */
export function refuseMoved(request: SignedInRequest, row: Revised): void {
  if (isStale(request, row)) refuse(movedText);
}

/** The same for plain edits: 601, until `force: 1`. `crudHandlers` does so for `update` where rows have a `rev`. */
export function refuseOverwrite(request: SignedInRequest, row: Revised): void {
  if (isStale(request, row) && Number(request.body.force) !== 1) throw new ApiError(staleText, 601);
}

function isStale({ body }: SignedInRequest, { rev }: Revised): boolean {
  const { rev: known } = read(body, z.object({ rev: z.coerce.number().nullish() }));
  return known != null && known !== rev;
}

/** The `rev` of the row once it is changed: `{ ...row, status: 1, ...nextRev(row) }`. */
export function nextRev({ rev }: Revised): Revised {
  return { rev: rev + 1 };
}

/** The response of a batch; also the data of its refusal 44444. */
export interface BatchResult {
  readonly done: number[];
  readonly failed: { readonly id: number; readonly name: string; readonly msg: string }[];
}

/**
 * Does something with each of several records, one after the other: `doEach(read(body.id, idsSchema), nameOf, async (id) => …)`.
 * `nameOf` says what the list of failures calls a record. Refuses with 44444 where some fail, and with the record's own
 * refusal where there is only one.
 */
export async function doEach(
  ids: readonly number[],
  nameOf: (id: number) => string,
  run: (id: number) => Promise<unknown>,
): Promise<BatchResult> {
  const result: BatchResult = { done: [], failed: [] };
  for (const id of ids) {
    try {
      await run(id);
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof ApiError) || ids.length === 1) throw error;
      result.failed.push({ id, name: nameOf(id), msg: error.message });
    }
  }
  const { length: failures } = result.failed;
  if (failures > 0) throw new ApiError(`成功 ${result.done.length} 条，失败 ${failures} 条`, 44444, result);
  return result;
}

/** Whether the caller is of the platform ("P"); else of an institution ("I"). */
export function isOfPlatform({ user }: Pick<SignedInRequest, 'user'>): boolean {
  return user.storeId === platformStoreId;
}

/** Refuses what P alone may write. */
export function refuseInstitution(request: Pick<SignedInRequest, 'user'>): void {
  if (!isOfPlatform(request)) throw forbidden('rpc');
}

/** A route that is the platform's own business: institutions are refused, whatever they hold. */
export function forPlatform(asked: Route): Route {
  if (asked.open) return asked;
  const answer = (request: SignedInRequest) => {
    refuseInstitution(request);
    return asked.answer(request);
  };
  return { ...asked, answer };
}

/**
 * The institution of a new record or a step. For I it is the caller's own, whatever the body says. For P it is the
 * `storeId` of the body, which must exist.
 */
export async function storeIdOf(request: SignedInRequest, missing = '请选择机构'): Promise<number> {
  if (!isOfPlatform(request)) return request.user.storeId;
  const { storeId } = request.body;
  if (storeId === undefined || storeId === null || storeId === '') refuse(missing);
  return (await scopedStore(request, read(storeId, idSchema))).id;
}

/**
 * The `scope` of `crudHandlers` for records of institutions (two sides, 1.2). P sees all, I its own. A call of I
 * about another's record is answered 40301, and its writes and filters are limited to its own institution.
 */
export const ownStoreScope: Scope<{ storeId: number }> = {
  covers: async (caller) => (row) => isOfPlatform(caller) || row.storeId === caller.user.storeId,
  refusal: forbidden('rpc').message,
  code: 40301,
  own: (caller) => (isOfPlatform(caller) ? {} : { storeId: caller.user.storeId }),
};

/** Refuses a record of another institution, in routes written by hand. */
export function refuseForeign(request: SignedInRequest, { storeId }: { readonly storeId: number }): void {
  if (!isOfPlatform(request) && storeId !== request.user.storeId) throw forbidden('rpc');
}

const lockedText = '密码错误次数过多，请 10 分钟后再试';

/** 🔑: the body's `password` must be that of the caller. Wrong ones count together with those of the sign-in. */
export async function requirePassword({ mockServer, user, body }: SignedInRequest): Promise<void> {
  const missing = '请输入登录密码';
  const { password } = read(body, z.object({ password: z.string(missing).min(1, missing) }));
  if (await isLocked(mockServer, user.userName)) refuse(lockedText);
  if (password === user.password) return forgetAttempts(mockServer, user.userName);
  const left = await countWrongPassword(mockServer, user.userName);
  refuse(left > 0 ? '密码不正确' : lockedText);
}
