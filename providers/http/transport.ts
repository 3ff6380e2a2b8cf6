import axios, { type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { createEarlyMemory, takeEarly, type WireCall } from './earlyCalls';
import { type Reason, RequestError } from './errors';
import { parseExactly } from './exactJson';
import {
  type Call,
  type CallOptions,
  callName,
  encodeQuery,
  type RawResponse,
  type Send,
  withNumericCode,
} from './request';
import { limitSilence, type SilenceLimit } from './silence';

/** The part of the runtime configuration that the transport needs. */
export interface TransportOptions {
  /** Prefix of every path; empty for the same origin. */
  readonly apiBase: string;
  /** Milliseconds without a byte (CALL-4). */
  readonly requestTimeout: number;
}

/**
 * Makes requests with axios. However long a file takes, a call is cancelled only when nothing is sent or received for
 * `requestTimeout`. Rejects with a {@link RequestError} of kind network, timeout, cancelled or status (CODE-9).
 */
export function createTransport(options: TransportOptions): Send {
  // Browsers report upload progress for XMLHttpRequest only; Node has none.
  const client = axios.create({ adapter: ['xhr', 'fetch'] });
  const noteEarly = createEarlyMemory();
  return async (call) => {
    const limit = limitSilence({ ...call.options, timeout: call.options?.timeout ?? options.requestTimeout });
    const request = toRequest(call, options.apiBase, limit);
    const { early } = call.options ?? {};
    const fetchEarly = early && takeEarly(toWireCall(call, request));
    if (early) noteEarly(toWireCall(call, request), early);
    try {
      limit.begin(tellsUpload(call));
      const own = fetchEarly ? { ...request, adapter: 'fetch', env: { fetch: fetchEarly } } : request;
      return toRawResponse(await client.request<unknown>(own), call.options);
    } catch (error) {
      throw toFailure(limit.isOver() ? { kind: 'timeout' } : reasonFor(error), call);
    } finally {
      limit.end();
    }
  };
}

/** The value that a browser asking for JSON sends by itself, through axios. */
const accepted = 'application/json, text/plain, */*';

function toWireCall({ method, headers }: Call, { url = '', data }: AxiosRequestConfig): WireCall {
  const body = data === undefined ? undefined : JSON.stringify(data);
  const type = data === undefined ? undefined : { 'Content-Type': 'application/json' };
  return { method, address: url, body, headers: { Accept: accepted, ...type, ...headers } };
}

function toRequest(call: Call, apiBase: string, limit: SilenceLimit): AxiosRequestConfig {
  const { method, options = {} } = call;
  const { onUpload, onDownload } = options;
  return {
    method,
    url: addressOf(call, apiBase),
    data: method === 'POST' ? (call.body ?? {}) : call.body,
    headers: headersOf(call),
    responseType: options.responseType ?? 'json',
    transformResponse: parseText,
    signal: limit.signal,
    ...(options.keepalive && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
    ...(tellsUpload(call) && {
      onUploadProgress: ({ progress = 0 }) => {
        limit.sent(progress);
        onUpload?.(progress);
      },
    }),
    onDownloadProgress: ({ progress }) => {
      limit.received();
      onDownload?.(progress);
    },
  };
}

/**
 * Whether the progress of sending is known. Only XMLHttpRequest reports it. To a foreign host it is requested only
 * where the caller wants it, since browsers then ask the host first.
 */
function tellsUpload({ body, options: { onUpload, foreign = false } = {} }: Call): boolean {
  const isTold = body instanceof FormData && !foreign && 'XMLHttpRequest' in globalThis;
  return isTold || onUpload !== undefined;
}

/** For form data the platform itself names the type, with its boundary. */
function headersOf({ headers, body }: Call): AxiosRequestConfig['headers'] {
  return body instanceof FormData ? { ...headers, 'Content-Type': false } : { ...headers };
}

/** Absolute addresses stay as they are. */
function addressOf({ path, query }: Call, apiBase: string): string {
  const address = path.startsWith('/') ? apiBase.replace(/\/$/, '') + path : path;
  const parameters = encodeQuery(query ?? {});
  if (parameters === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
}

/** Text that is no JSON stays text: readers of the layout refuse it. */
function parseText(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return parseExactly(data);
  } catch {
    return data;
  }
}

function toRawResponse(
  { status, headers, data }: AxiosResponse<unknown>,
  { foreign }: CallOptions = {},
): RawResponse {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { status, headers: Object.fromEntries(lower), body: foreign ? data : withNumericCode(data) };
}

function toFailure(reason: TransportReason, call: Call): RequestError {
  return new RequestError(textOf(reason), { reason, call: callName(call) });
}

function reasonFor(error: unknown): TransportReason {
  return axios.isAxiosError(error) ? reasonOf(error) : { kind: 'network' };
}

function reasonOf({ response, code }: AxiosError): TransportReason {
  if (response) return { kind: 'status', status: response.status, body: response.data };
  return { kind: code === 'ERR_CANCELED' || code === 'ECONNABORTED' ? 'cancelled' : 'network' };
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
