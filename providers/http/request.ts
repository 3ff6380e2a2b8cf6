/** The types of the request pipeline: a request, a response, a step between the two, and functions that read both. */
import { isRecord, numberOr } from '@/src/lib/record';
import { RequestError } from './errors';

/** One request, as the pipeline's steps see it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, beginning with a slash; or an absolute address for the object-storage host. */
  readonly path: string;
  /** Query parameters, as {@link encodeQuery} writes them. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** A JSON value, or form data, or urlencoded parameters. */
  readonly body?: unknown;
  readonly options?: CallOptions;
  /** Set by the pipeline's steps, never by a caller. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The name of a call in logs and errors: method and path, never its query or body. */
export function callName({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** Options of one request; none of them is sent to the server. */
export interface CallOptions {
  /** Files are returned raw (specification, section 8). */
  readonly responseType?: 'json' | 'blob' | 'arraybuffer';
  /** Send `Authorization: Bearer` besides the header `token`; calls of the REST family always do (contract, section 1). */
  readonly bearer?: boolean;
  /** Whether it is sent without a token when there is none, and never ends a session. */
  readonly anonymous?: boolean;
  /** Whether it never carries a token, also when there is one; else as `anonymous`. */
  readonly public?: boolean;
  /** Whether to switch off the repeated-submission check (VAL-2); reads of the data providers do. */
  readonly allowRepeat?: boolean;
  /** Whether the server may have changed something once the call was sent, where {@link isWrite} cannot tell by itself. */
  readonly writes?: boolean;
  /** Whether the caller reads what a write did in part (44444). Else such a write rejects. */
  readonly allowPartial?: boolean;
  /** Whether to hide this call's errors: the caller shows them, or nobody needs to see them. They are still thrown. */
  readonly quiet?: boolean;
  /** Called when the call fails: whether the page itself shows the reason, so that no message has to. */
  readonly saysFailure?: () => boolean;
  /** Whether to hide a 601: the caller asks the staff whether to repeat the call with `force: 1`. */
  readonly overridable?: boolean;
  /** Shown without a readable response, in place of the usual text. */
  readonly failedText?: string;
  /**
   * Marks a read that belongs to every start, or to the first look at a page. It may be made before the code is here
   * (earlyCalls). `address`: the query decides it, and its body names nobody besides.
   */
  readonly early?: 'start' | 'page' | 'address';
  readonly signal?: AbortSignal;
  /** Whether it is sent even when the page is closed meanwhile; the browser takes 64 kB of such bodies. */
  readonly keepalive?: boolean;
  /**
   * Milliseconds without a byte, either way, after which the call is cancelled; the configuration's `requestTimeout`
   * where absent.
   */
  readonly timeout?: number;
  /**
   * Milliseconds between the last byte sent and the first one received, where the server needs longer than `timeout`.
   */
  readonly answerTimeout?: number;
  /** Share of the request sent so far, 0 to 1. */
  readonly onUpload?: (share: number) => void;
  /** Share of the response received so far, 0 to 1; undefined while the length is not known. */
  readonly onDownload?: (share: number | undefined) => void;
  /** Marks the object-storage host: no token is sent there. */
  readonly foreign?: boolean;
}

/** Whether a call may be sent without a session, and ends none. */
export function isAnonymous({ options }: Call): boolean {
  return options?.anonymous === true || options?.public === true;
}

/** Whether a call asks for a file, which is returned raw. */
export function asksForFile({ options }: Call): boolean {
  return options?.responseType === 'blob' || options?.responseType === 'arraybuffer';
}

/**
 * Whether a call only reads: it may be repeated without harm. Files are excluded: a server may delete a file after
 * sending it.
 */
export function isRead(call: Call): boolean {
  const { method, options } = call;
  const reads = method === 'GET' || options?.allowRepeat === true;
  return reads && options?.writes !== true && !asksForFile(call);
}

/** Whether the server may have changed something of the signed-in person's once the call was sent. */
export function isWrite(call: Call): boolean {
  return call.options?.writes ?? !(isRead(call) || asksForFile(call) || isAnonymous(call));
}

/** The response, before or after the steps have opened it. */
export interface RawResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON value, or a Blob for a call with `responseType: 'blob'`. */
  readonly body: unknown;
}

/** Makes the request. Rejects with a {@link RequestError}. */
export type Send = (call: Call) => Promise<RawResponse>;

/** One topic of the pipeline: may change the call, the reply, or refuse. */
export type Step = (call: Call, next: Send) => Promise<RawResponse>;

/** The layout all JSON responses share: `{ code, msg, data }`, with further members beside it (REST). */
export interface ApiResponse {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** All members of the response: `rows`, `total`, `token` … */
  readonly members: Readonly<Record<string, unknown>>;
}

/**
 * A JSON body for all later readers: a code that came as text becomes a number (contract, section 1). Called once,
 * where a response is parsed; everything else stays as it came.
 */
export function withNumericCode(body: unknown): unknown {
  if (!isRecord(body) || typeof body.code !== 'string') return body;
  const code = numberOr(body.code, Number.NaN);
  return Number.isNaN(code) ? body : { ...body, code };
}

/**
 * Reads a body in the layout that all JSON responses share. The body must be an object with a numeric `code` (as text
 * too). Anything else throws an error of kind `layout` that names the call. A missing `msg` is an empty one.
 */
export function parseResponse(body: unknown, call: Call): ApiResponse {
  const code = isRecord(body) ? numberOr(body.code, Number.NaN) : Number.NaN;
  if (!isRecord(body) || Number.isNaN(code)) throw layoutError(call);
  const msg = typeof body.msg === 'string' ? body.msg : '';
  return { code, msg, data: body.data, members: body };
}

/** Makes a call and returns its whole response. */
export async function sendForResponse(send: Send, call: Call): Promise<ApiResponse> {
  return parseResponse((await send(call)).body, call);
}

/** The error for a response of an unknown layout; it names the call. */
export function layoutError(call: Pick<Call, 'method' | 'path'>): RequestError {
  const name = callName(call);
  return new RequestError(`接口返回的数据格式无法识别（${name}）`, {
    reason: { kind: 'layout' },
    call: name,
  });
}

/**
 * Query parameters as text, without the question mark. Empty strings, null and undefined are left out. Lists are joined
 * with commas, and an empty list is sent as `name=`. Nested objects become `name[key]=value`, as RuoYi reads them
 * (contract, section 3).
 */
export function encodeQuery(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .flatMap(([name, value]) => parameters(name, value))
    .join('&');
}

function parameters(name: string, value: unknown): string[] {
  if (value === '' || value === null || value === undefined) return [];
  if (typeof value !== 'object' || Array.isArray(value))
    return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`];
  return Object.entries(value).flatMap(([key, member]) => parameters(`${name}[${key}]`, member));
}
