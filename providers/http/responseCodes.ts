import { isRecord, parseJson } from '@/src/lib/record';
import type { Notify, Severity } from '../notification/notifier';
import { isRequestError, mayBeWrittenText, type Reason, RequestError } from './errors';
import {
  type ApiResponse,
  asksForFile,
  type Call,
  callName,
  isAnonymous,
  isRead,
  isWrite,
  layoutError,
  parseResponse,
  type RawResponse,
  type Step,
  withNumericCode,
} from './request';

/** The meaning of a code in the body (specification, section 8). */
export type CodeMeaning =
  | { readonly outcome: 'success' }
  /** The message is shown, and the data is returned all the same. */
  | { readonly outcome: 'told'; readonly severity: Severity }
  | { readonly outcome: 'refused'; readonly severity: Severity }
  | { readonly outcome: 'expired' };

/** A refusal that the staff may override: the same call, repeated with `force: 1`, is accepted (contract, section 1). */
export const overridableCode = 601;

/** A missing permission, as the server found it (contract, section 1). */
const missingPermission = 40301;

/** A call that the server did only in part (contract, section 1). */
const partialCode = 44444;

const meanings: Readonly<Record<number, CodeMeaning>> = {
  200: { outcome: 'success' },
  20000: { outcome: 'success' },
  401: { outcome: 'expired' },
  40310: { outcome: 'expired' },
  [missingPermission]: { outcome: 'told', severity: 'error' },
  [partialCode]: { outcome: 'told', severity: 'error' },
  500: { outcome: 'refused', severity: 'error' },
  [overridableCode]: { outcome: 'refused', severity: 'warning' },
  40000: { outcome: 'refused', severity: 'error' },
  50000: { outcome: 'refused', severity: 'error' },
};

/** Whether the server did not do all of what was asked for, although it brings data (CODE-2). */
export function isTold({ code }: Pick<ApiResponse, 'code'>): boolean {
  return meanings[code]?.outcome === 'told';
}

/** Whether the server did only a part, and says in the data which. */
export function isPartial<R extends Pick<ApiResponse, 'code' | 'data'>>(
  response: R,
): response is R & { readonly data: Readonly<Record<string, unknown>> } {
  return response.code === partialCode && isRecord(response.data);
}

const anyOther = { outcome: 'refused', severity: 'notification' } as const;

/**
 * The meaning of a code. A public call has no session that could expire: there 401 and 40310 are refusals like any
 * other.
 */
function meaningOf(code: number, call: Call): CodeMeaning {
  const meaning = meanings[code] ?? anyOther;
  return meaning.outcome === 'expired' && isAnonymous(call) ? anyOther : meaning;
}

const texts: Readonly<Record<number, string>> = {
  401: '认证失败，无法访问系统资源',
  403: '当前操作没有权限',
  404: '访问资源不存在',
  500: '系统内部错误',
  [missingPermission]: '当前操作没有权限',
};

/** The message of a response; where it has none the text of its code, or of an unknown error (CODE-8). */
export function messageIn({ code, msg }: Pick<ApiResponse, 'code' | 'msg'>): string {
  return msg || (texts[code] ?? '系统未知错误，请反馈给管理员');
}

/** Dependencies of the policy on the rest of the application. */
export interface CodePolicyOptions {
  readonly notify: Notify;
  /** Called with every expired response's token; it asks the staff once. */
  readonly onExpired: (usedToken?: string) => void;
}

/**
 * Obeys the code of a response, and shows a failure, once (specification, section 8). Responses of foreign hosts and
 * files pass as they are. A JSON file is read first, since a refusal may have come in its place. Cancelled calls are
 * never shown.
 */
export function codePolicy(options: CodePolicyOptions): Step {
  return async (call, next) => {
    const wasOffline = isOffline();
    try {
      const rawResponse = await next(call);
      const response = call.options?.foreign ? undefined : await answerIn(rawResponse, call);
      if (response) obey(response, call, options);
      return rawResponse;
    } catch (error) {
      throw shown(error, call, { notify: options.notify, wasOffline });
    }
  };
}

/** The response whose code counts; undefined for a real file. */
async function answerIn({ body }: RawResponse, call: Call): Promise<ApiResponse | undefined> {
  if (!asksForFile(call)) return parseResponse(body, call);
  if (!(body instanceof Blob) || !body.type.startsWith('application/json')) return undefined;
  const value = withNumericCode(parseJson(await body.text()));
  return isRecord(value) && typeof value.code === 'number' ? parseResponse(value, call) : undefined;
}

/** Throws where the code says that the call failed. */
function obey(response: ApiResponse, call: Call, { notify, onExpired }: CodePolicyOptions): void {
  const { code, data } = response;
  const meaning = meaningOf(code, call);
  if (meaning.outcome === 'success') {
    // A success in the place of a file has no file.
    if (asksForFile(call)) throw layoutError(call);
    return;
  }
  if (meaning.outcome === 'expired') {
    onExpired(call.headers?.token);
    throw expiredError(call, code);
  }
  const reason = { kind: 'refused', code, data } as const;
  const rejects = meaning.outcome === 'refused' || hasNothing(code, data) || asksForFile(call);
  const error = announce(notify, call, { ...meaning, message: messageIn(response), reason, rejects });
  if (rejects) throw error;
}

/** A missing permission without data: nothing was read or written, which must look neither empty nor saved (CODE-2). */
function hasNothing(code: number, data: unknown): boolean {
  return code === missingPermission && (data === null || data === undefined);
}

/** Shows a failure of the transport or of the layout. The others were shown where they arose, or must not be. */
function shown(
  error: unknown,
  call: Call,
  { notify, wasOffline }: { notify: Notify; wasOffline: boolean },
): unknown {
  if (!isRequestError(error) || !kindsToShow.has(error.reason.kind)) return error;
  const { reason } = error;
  const mayBeWritten = !wasOffline && isWrite(call) && isUnanswered(reason);
  const said = mayBeWritten ? `${error.message}，${mayBeWrittenText}` : error.message;
  const message = call.options?.failedText ?? said;
  // A read was not asked for by a press, and without a network a banner says so.
  const isTold = reason.kind === 'network' && isRead(call) && isOffline();
  return announce(notify, call, { severity: 'error', message, reason, mayBeWritten, isTold });
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** Whether the call may have reached the server, without a response. */
function isUnanswered(reason: Reason): boolean {
  if (reason.kind === 'status') return lostBehindProxy.includes(reason.status);
  return reason.kind === 'timeout' || reason.kind === 'network';
}

/** The statuses of a proxy whose server broke off, or gave no response in time. */
const lostBehindProxy: readonly number[] = [502, 504];

const kindsToShow = new Set(['network', 'timeout', 'status', 'layout', 'absent']);

/** The reason why a call failed, and the kind of message. */
interface Failure {
  readonly severity: Severity;
  /** Chinese. */
  readonly message: string;
  readonly reason: Reason;
  /** Whether the call rejects; otherwise its data is returned. */
  readonly rejects?: boolean;
  readonly mayBeWritten?: boolean;
  /** Whether the staff know of it already. */
  readonly isTold?: boolean;
}

/** The error for a failed call, after one message to the staff; a quiet call shows none. */
export function announce(notify: Notify, call: Call, failure: Failure): RequestError {
  const { severity, message, reason, rejects = true, mayBeWritten = false, isTold = false } = failure;
  const { quiet = false, overridable = false, saysFailure } = call.options ?? {};
  const isAsked = overridable && reason.kind === 'refused' && reason.code === overridableCode;
  const isShown = !quiet && !isAsked && !(rejects && saysFailure?.());
  if (isShown && !isTold) notify(severity, message);
  return new RequestError(message, { reason, call: callName(call), shown: isShown, mayBeWritten });
}

/** The error of a call whose session is over (CODE-1). It has no message of its own: the session's dialog shows it. */
function expiredError(call: Call, code = 401): RequestError {
  return new RequestError('无效的会话，或者会话已过期，请重新登录。', {
    reason: { kind: 'expired', code },
    call: callName(call),
  });
}

/** Fails calls without sending them or a dialog, while the session is over and the staff stay on the page. */
export function expiredGuard(refusing: () => boolean): Step {
  return async (call, next) => {
    if (refusing() && !isAnonymous(call)) throw expiredError(call);
    return next(call);
  };
}
