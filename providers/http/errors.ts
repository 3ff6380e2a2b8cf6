/** The reason why a request failed; the screens depend on this, never on the text. */
export type Reason =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' }
  /** A non-2xx status, with its response. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  /** The repeat guard stopped it before it was sent (VAL-2). */
  | { readonly kind: 'repeat' }
  /** Codes 401 and 40310 (CODE-1). */
  | { readonly kind: 'expired'; readonly code: number }
  /** The server refused: 500, 40000, 50000 and every unknown code; 601 where nobody could override it. */
  | { readonly kind: 'refused'; readonly code: number; readonly data: unknown }
  /** The server asked whether to go on (601), and the staff said no; nothing was done. */
  | { readonly kind: 'declined' }
  /** The caller lacks the permission, as found before sending. */
  | { readonly kind: 'forbidden'; readonly permission: string }
  /** The server is known not to have the call, which was not sent. */
  | { readonly kind: 'absent' }
  /** The response has a layout that no reader knows. */
  | { readonly kind: 'layout' };

/**
 * The only error that leaves the request pipeline and the data providers. `message` is the Chinese text for the staff;
 * `statusCode` and `errors` are for Refine's hooks.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly reason: Reason;
  /** Method and path of the call, for logs; never its body. */
  readonly call: string;
  readonly statusCode: number;
  /** True where the staff have seen it already. */
  readonly shown: boolean;
  /** True where a write was sent without a response: the server may have done it, so it is not repeated. */
  readonly mayBeWritten: boolean;
  /** Refusals that belong to a field, by field name; Refine's form shows them there. */
  errors?: Record<string, string>;
  [member: string]: unknown;

  constructor(
    message: string,
    about: { reason: Reason; call: string; shown?: boolean; mayBeWritten?: boolean },
  ) {
    super(message);
    this.reason = about.reason;
    this.call = about.call;
    this.shown = about.shown ?? false;
    this.mayBeWritten = about.mayBeWritten ?? false;
    this.statusCode = statusOf(about.reason);
  }
}

function statusOf(reason: Reason): number {
  if (reason.kind === 'status') return reason.status;
  if (reason.kind === 'declined') return 601;
  if (reason.kind === 'refused' || reason.kind === 'expired') return reason.code;
  return reason.kind === 'forbidden' ? 403 : 0;
}

/** Whether the error is one of ours and, where a kind is given, of that kind. */
export function isRequestError(error: unknown, kind?: Reason['kind']): error is RequestError {
  return error instanceof RequestError && (kind === undefined || error.reason.kind === kind);
}

/** Whether the server's rules refuse the call, and would again: they do by 40000. Other codes are failures. */
export function isRuledOut(error: unknown): boolean {
  return isRequestError(error, 'refused') && error.statusCode === 40_000;
}

/** Whether the server does not know what was asked for. */
export function isNotFound(error: unknown): boolean {
  return isRuledOut(error);
}

/** Text after a write without a response, in place of an invitation to repeat it. */
export const mayBeWrittenText = '可能已写入，请核对后再操作';

/** Whether the call was sent, possibly wrote something, and got no response. */
export function mayBeWritten(error: unknown): boolean {
  return isRequestError(error) && error.mayBeWritten;
}

/** Whether pages may be out of date after a failed write: refused for what they showed, or possibly written. */
export function outdatesPages(error: unknown): boolean {
  return isRequestError(error, 'refused') || mayBeWritten(error);
}

/** Whether the call found no network, and certainly wrote nothing. */
export function isUnconnected(error: unknown): boolean {
  return isRequestError(error, 'network') && !error.mayBeWritten;
}

/** Whether somebody cancelled the call, by leaving or by declining a question: nobody needs a message. */
export function isGivenUp(error: unknown): boolean {
  return isRequestError(error, 'cancelled') || isRequestError(error, 'declined');
}
