import type { Notify } from '../notification/notifier';
import { announce } from './announce';
import type { Call, Step } from './call';
import { encodeQuery } from './query';
import { createRecentCalls } from './recentCalls';

/** Bytes from which a body is no longer compared (VAL-2). */
const largestCompared = 5_242_880;

/** What the guard needs from its environment. */
export interface RepeatGuardOptions {
  readonly notify: Notify;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: (() => number) | undefined;
}

/**
 * Refuses a call with the same address and body within a second (VAL-2, specification, section 5). GET is exempt, since
 * reads are never refused; so are form data and bodies of 5242880 bytes or more. A failed call may be repeated at once.
 */
export function repeatGuard({ notify, now = () => performance.now() }: RepeatGuardOptions): Step {
  const recent = createRecentCalls(now);
  return async (call, next) => {
    const key = comparable(call);
    if (key === undefined) return next(call);
    const release = recent.note(key);
    if (!release) throw announce(notify, call, repeated);
    try {
      return await next(call);
    } catch (error) {
      release();
      throw error;
    }
  };
}

const repeated = { loudness: 'error', message: '重复提交', reason: { kind: 'repeat' } } as const;

/** What two calls are compared by; undefined for a call that may be repeated. */
function comparable({ method, path, query = {}, body, options }: Call): string | undefined {
  if (method === 'GET' || options?.allowRepeat) return undefined;
  const text = textOf(body);
  return text === undefined ? undefined : `${path}?${encodeQuery(query)}\n${text}`;
}

function textOf(body: unknown): string | undefined {
  if (body instanceof FormData || body instanceof Blob) return undefined;
  const text = body instanceof URLSearchParams ? body.toString() : (JSON.stringify(body) ?? '');
  return isLarge(text) ? undefined : text;
}

function isLarge(text: string): boolean {
  return text.length >= largestCompared || new TextEncoder().encode(text).length >= largestCompared;
}
