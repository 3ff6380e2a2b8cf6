import type { Notify } from '../notification/notifier';
import { type Call, encodeQuery, type Step } from './request';
import { announce } from './responseCodes';

/** Bytes from which a body is no longer compared (VAL-2). */
const largestCompared = 5_242_880;

/** Dependencies of the guard on its environment. */
export interface RepeatGuardOptions {
  readonly notify: Notify;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: (() => number) | undefined;
}

/**
 * Refuses a call with the same method, address and body within a second (VAL-2, specification, section 5). GET is exempt, since
 * reads are never refused; so are form data, blobs and bodies of 5242880 bytes or more. A failed call may be repeated at once.
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

const repeated = { severity: 'error', message: '重复提交', reason: { kind: 'repeat' } } as const;

/** The text that two calls are compared by; undefined for a call that may be repeated. */
function comparable({ method, path, query = {}, body, options }: Call): string | undefined {
  if (method === 'GET' || options?.allowRepeat) return undefined;
  const text = textOf(body);
  return text === undefined ? undefined : `${method} ${path}?${encodeQuery(query)}\n${text}`;
}

function textOf(body: unknown): string | undefined {
  if (isBinary(body)) return undefined;
  const text = body instanceof URLSearchParams ? body.toString() : (JSON.stringify(body) ?? '');
  return isLarge(text) ? undefined : text;
}

function isBinary(body: unknown): boolean {
  return (
    body instanceof FormData ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body)
  );
}

function isLarge(text: string): boolean {
  return text.length >= largestCompared || new TextEncoder().encode(text).length >= largestCompared;
}

/** Milliseconds within which the same call is a repetition (VAL-2). */
const repeatWindow = 1000;

/** The calls of the last second, by their content. Older ones are dropped at the next check. */
export function createRecentCalls(now: () => number) {
  const sentAt = new Map<string, number>();

  /** A map keeps the order of insertion, so the oldest are first. */
  const forgetOld = () => {
    for (const [key, at] of sentAt) {
      if (now() - at < repeatWindow) return;
      sentAt.delete(key);
    }
  };

  return {
    /**
     * Notes a call and returns a function that removes the note; undefined where it was made within the last second.
     */
    note(key: string): (() => void) | undefined {
      forgetOld();
      if (sentAt.has(key)) return undefined;
      const at = now();
      sentAt.set(key, at);
      return () => {
        if (sentAt.get(key) === at) sentAt.delete(key);
      };
    },
    /** Number of remembered calls. */
    size: () => sentAt.size,
  };
}
