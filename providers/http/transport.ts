import { createLoader } from '@/src/lib/loader';
import { codeFor } from './client';
import { createEarlyMemory, takeEarly, type WireCall } from './earlyCalls';
import { isRequestError, type Reason, RequestError } from './errors';
import { parseExactly } from './exactJson';
import { type Call, callName, encodeQuery, type RawResponse, type Send, withNumericCode } from './request';
import { limitSilence, type SilenceLimit } from './silence';

/** The part of the runtime configuration that the transport needs. */
export interface TransportOptions {
  /** Prefix of every path; empty for the same origin. */
  readonly apiBase: string;
  /** Milliseconds without a byte (CALL-4). */
  readonly requestTimeout: number;
}

/** A request that is about to be sent. */
export interface WireRequest {
  /** An absolute address, or one below the page's own origin; with its query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | URLSearchParams | undefined;
  readonly limit: SilenceLimit;
}

/** Sends a request and resolves with its response, whatever its status. Rejects where none came. */
type SendRequest = (call: Call, request: WireRequest) => Promise<RawResponse>;

/**
 * Makes requests with `fetch`, and with axios those whose progress of sending is known (decision 44). However long a
 * file takes, a call is cancelled only when nothing is sent or received for `requestTimeout`. Rejects with a
 * {@link RequestError} of kind network, timeout, cancelled or status (CODE-9).
 */
export function createTransport(options: TransportOptions): Send {
  const noteEarly = createEarlyMemory();
  const isLeaving = watchLeaving();
  const tracked = createLoader(async () => (await import('./trackedRequest')).sendTracked);
  return async (call) => {
    const isTracked = tellsUpload(call);
    const send: SendRequest = isTracked ? await codeFor(callName(call), tracked) : sendByFetch;
    const { early, timeout = options.requestTimeout } = call.options ?? {};
    const limit = limitSilence({ ...call.options, timeout });
    const request = toRequest(call, options.apiBase, limit);
    if (early) noteEarly(toWireCall(call, request), early);
    try {
      limit.begin(isTracked);
      const response = await send(call, request);
      const { status, body } = response;
      if (status < 200 || status > 299) throw toFailure({ kind: 'status', status, body }, call);
      return response;
    } catch (error) {
      throw isRequestError(error) ? error : toFailure(reasonOf(limit, isLeaving()), call);
    } finally {
      limit.end();
    }
  };
}

/**
 * Whether the progress of sending is known. To a foreign host it is requested only where the caller wants it, since
 * browsers then ask the host first.
 */
function tellsUpload({ body, options: { onUpload, foreign = false } = {} }: Call): boolean {
  const isTold = body instanceof FormData && !foreign && 'XMLHttpRequest' in globalThis;
  return isTold || onUpload !== undefined;
}

/** A POST carries an object, be it an empty one (CALL-2), a GET nothing. Form data and parameters name their type themselves. */
function toRequest(call: Call, apiBase: string, limit: SilenceLimit): WireRequest {
  const given = call.method === 'GET' ? undefined : call.body;
  const content = call.method === 'POST' ? (given ?? {}) : given;
  const address = addressOf(call, apiBase);
  const headers = { Accept: 'application/json, text/plain, */*', ...call.headers };
  if (content === undefined || content instanceof FormData || content instanceof URLSearchParams)
    return { address, headers, body: content, limit };
  const json = { 'Content-Type': 'application/json', ...headers };
  return { address, headers: json, body: JSON.stringify(content), limit };
}

function toWireCall({ method }: Call, { address, headers, body }: WireRequest): WireCall {
  return { method, address, headers, body: typeof body === 'string' ? body : undefined };
}

async function sendByFetch(call: Call, request: WireRequest): Promise<RawResponse> {
  const { method, options: { early, keepalive = false, responseType = 'json', onDownload } = {} } = call;
  const { address, headers, body = null, limit } = request;
  const { signal } = limit;
  const response =
    (early && (await takeEarly(toWireCall(call, request), signal))) ??
    (await fetch(address, { method, headers, body, signal, keepalive }));
  const arriving = watched(response, (share) => {
    limit.received();
    onDownload?.(share);
  });
  const { status, headers: names } = response;
  return toRawResponse(call, { status, headers: names, received: await readers[responseType](arriving) });
}

const readers = {
  json: (response: Response) => response.text(),
  blob: (response: Response) => response.blob(),
  arraybuffer: (response: Response) => response.arrayBuffer(),
};

/** The same response, which reports each piece of its body, and the share of all where the length is known. */
function watched(response: Response, onPiece: (share: number | undefined) => void): Response {
  onPiece(undefined);
  if (!response.body) return response;
  const { headers } = response;
  // A packed body has the length of its packing.
  const total = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  let loaded = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      loaded += piece.length;
      onPiece(total > 0 ? loaded / total : undefined);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(counting), response);
}

/** Absolute addresses stay as they are. */
function addressOf({ path, query }: Call, apiBase: string): string {
  const address = path.startsWith('/') ? apiBase.replace(/\/$/, '') + path : path;
  const parameters = encodeQuery(query ?? {});
  if (parameters === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
}

/** Text that is no JSON stays text: readers of the layout refuse it. */
function parseText(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return text;
  }
}

/** The content that came: text of a JSON response, or a file. */
export type Received = string | Blob | ArrayBuffer;

/** The response as the pipeline's steps see it; names of headers come in lower case. A foreign host's body is left as it is. */
export function toRawResponse(
  { options: { foreign = false } = {} }: Call,
  response: { status: number; headers: Iterable<[string, string]>; received: Received },
): RawResponse {
  const { status, headers, received } = response;
  const body = typeof received === 'string' ? parseText(received) : received;
  return { status, headers: Object.fromEntries(headers), body: foreign ? body : withNumericCode(body) };
}

function toFailure(reason: TransportReason, call: Call): RequestError {
  return new RequestError(textOf(reason), { reason, call: callName(call) });
}

/** The reason why no response came. */
function reasonOf({ isOver, signal }: SilenceLimit, isLeaving: boolean): TransportReason {
  if (isOver()) return { kind: 'timeout' };
  return { kind: signal.aborted || isLeaving ? 'cancelled' : 'network' };
}

/** Milliseconds in which a page that is left cuts off its calls. */
const leavingTime = 1000;

/** Tells whether the page is being left. Firefox cuts its calls off then, while the page is still seen. */
function watchLeaving(): () => boolean {
  let isLeaving = false;
  // Somebody who is asked may stay: the timer waits for the answer.
  const leave = () => {
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
    }, leavingTime);
  };
  // Node has no pages.
  if ('addEventListener' in globalThis) addEventListener('beforeunload', leave);
  return () => isLeaving;
}

type TransportReason = Extract<Reason, { kind: 'network' | 'timeout' | 'cancelled' | 'status' }>;

function textOf(reason: TransportReason): string {
  switch (reason.kind) {
    case 'status':
      return `系统接口${reason.status}异常`;
    case 'timeout':
      return '系统接口请求超时';
    case 'cancelled':
      return '请求已取消';
    case 'network':
      return '后端接口连接异常';
  }
}
