/**
 * Reads that are made before the application's code is here. The transport remembers the reads of a start and of the
 * first look at a page. At the next cold start there the boot script (src/boot/boot.ts) makes the same ones at once.
 * The transport picks up their responses. The caller notices only that the response is quick: codes, repeat guard,
 * cancel and expiry are those of any call. A wrong guess costs one call and is never shown.
 */
import { isRecord, parseJson } from '@/src/lib/record';
import { earlyCallsKey, safeLocal, type TextStorage } from '@/src/lib/safeStorage';
import { fillTemplate, toTemplate } from './callTemplate';
import type { CallOptions } from './request';

/** A read as it is sent. */
export interface WireCall {
  readonly method: string;
  /** An absolute address, or one below the page's own origin; with its query. */
  readonly address: string;
  /** JSON text. */
  readonly body?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** The response, here or coming, to a call that was made early. */
interface EarlyResponse {
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

declare global {
  interface Window {
    /** Responses that nobody has picked up yet. Absent where no boot script ran, as under `npm start`. */
    __EARLY__?: Map<string, EarlyResponse>;
  }
}

/** Placeholder for the session's token in remembered calls: the token itself is never stored. */
const tokenMark = '{token}';
/**
 * The name under which calls of every start are remembered. Those of a page are under its path; what a query decides is
 * under the path with a question mark.
 */
const everyStart = '*';
/** Pages remembered, and calls of each. */
const most = { pages: 40, calls: 5 };
/** Milliseconds after the first read of a page in which others still belong to its first look. */
const firstLook = 3_000;
/** Milliseconds after the start of the page in which an early response is picked up. Later it is out of date. */
const pickedUpWithin = 30_000;

/** A call with a mark of the session that made it. */
interface RememberedCall extends WireCall {
  readonly owner: string;
}

type BelongsTo = NonNullable<CallOptions['early']>;

type Remembered = Readonly<Record<string, readonly RememberedCall[]>>;

/** The session and the page of a start. */
interface Start {
  /** Path of the page; empty where nothing of it is remembered. */
  readonly page: string;
  /** Query of the address, with its question mark; empty where it has none. */
  readonly search: string;
  readonly token: string;
  /** Prefix of every call: the token is sent to this server only, whatever was remembered. */
  readonly apiBase: string;
}

/**
 * Makes, as the person with this token, the reads of the last start at the page in the same session. Reads of one
 * person are not made with the next one's token.
 */
export function askEarly({ page, search, token, apiBase }: Start, storage: TextStorage = safeLocal): void {
  const remembered = read(storage);
  const own = markOf(token);
  const ofPage =
    search === ''
      ? (remembered[page] ?? [])
      : (remembered[`${page}?`] ?? []).flatMap((call) => fillTemplate(call, search) ?? []);
  const calls = [...(remembered[everyStart] ?? []), ...ofPage]
    .filter(({ address, owner }) => owner === own && isBelow(address, apiBase))
    .map(({ owner: _owner, ...call }) => call);
  window.__EARLY__ = new Map(calls.map((call) => ask(withToken(call, tokenMark, token))));
}

function isBelow(address: string, base: string): boolean {
  return address.startsWith(`${base.replace(/\/$/, '')}/`) && !address.startsWith('//');
}

function ask(call: WireCall): [string, EarlyResponse] {
  const { method, address, body, headers } = call;
  const controller = new AbortController();
  const response = fetch(address, { method, headers, body: body ?? null, signal: controller.signal });
  // The caller that picks it up reports a failure; an unused response may fail in silence.
  response.catch(() => undefined);
  return [keyOf(call), { response, abort: () => controller.abort() }];
}

/**
 * The response of a call that was made early, once; undefined where it was not. Giving the request up gives up the early
 * one.
 */
export function takeEarly(call: WireCall, signal: AbortSignal): Promise<Response> | undefined {
  const waiting = globalThis.window?.__EARLY__;
  const key = keyOf(call);
  const early = waiting?.get(key);
  waiting?.delete(key);
  if (!early || performance.now() > pickedUpWithin) return undefined;
  signal.addEventListener('abort', early.abort);
  if (signal.aborted) early.abort();
  return early.response;
}

/**
 * Remembers the reads of a signed-in start, and of the first look at each page whose address has no query. A query may
 * name people. Of other addresses it remembers the reads that they decide, without their values. Reads without a
 * token are those of a sign-in page. A start with a session makes them again, with its token.
 */
export function createEarlyMemory(storage: TextStorage = safeLocal) {
  const noted = new Map<string, { readonly since: number; readonly calls: RememberedCall[] }>();
  return (sent: WireCall, belongsTo: BelongsTo): void => {
    if (!globalThis.location) return; // outside a browser there is no next start
    const { pathname, search } = location;
    const token = tokenOf(sent);
    if (token === undefined || (belongsTo === 'page' && search !== '')) return;
    const name = { start: everyStart, page: pathname, address: `${pathname}?` }[belongsTo];
    const call = belongsTo === 'address' ? toTemplate(sent, search) : sent;
    if (!call) return;
    const { since, calls } = noted.get(name) ?? { since: performance.now(), calls: [] };
    noted.set(name, { since, calls });
    if (calls.length === most.calls || performance.now() - since > firstLook) return;
    calls.push({ ...withToken(call, token, tokenMark), owner: markOf(token) });
    const { [name]: _former, ...others } = read(storage);
    const kept = Object.entries(others).slice(-most.pages);
    storage.setItem(earlyCallsKey, JSON.stringify({ ...Object.fromEntries(kept), [name]: calls }));
  };
}

/** The token that a call carries, in the header of our own family or as RuoYi's bearer. */
function tokenOf({ headers: { token, Authorization = '' } }: WireCall): string | undefined {
  return token ?? /^Bearer (.+)/.exec(Authorization)?.[1];
}

function withToken(call: WireCall, from: string, to: string): WireCall {
  const headers = Object.entries(call.headers).map(([name, value]) => [name, value.replace(from, () => to)]);
  return { ...call, headers: Object.fromEntries(headers) };
}

function read(storage: TextStorage): Remembered {
  const stored = parseJson(storage.getItem(earlyCallsKey) ?? '');
  const pages = Object.entries(isRecord(stored) ? stored : {});
  return Object.fromEntries(
    pages.map(([page, calls]) => [page, Array.isArray(calls) ? calls.filter(isCall) : []]),
  );
}

function isCall(value: unknown): value is RememberedCall {
  if (!isRecord(value)) return false;
  const { method, address, body, headers, owner } = value;
  const hasTexts = [method, address, owner].every((text) => typeof text === 'string') && isRecord(headers);
  return hasTexts && (body === undefined || typeof body === 'string');
}

/** Identifies a session without keeping its token: 32 bits of it (FNV-1a). */
function markOf(token: string): string {
  let mark = 0x811c9dc5;
  for (const letter of token) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return mark.toString(36);
}

function keyOf({ method, address, body = '', headers }: WireCall): string {
  return [method, address, body, ...Object.entries(headers).flat().sort()].join('\n');
}
