import type { CallOptions } from './request';

/** Watches one request, and gives it up when nothing moves. */
export interface SilenceLimit {
  /** Aborted when the silence was too long, or with the caller's own signal. */
  readonly signal: AbortSignal;
  /** The request goes out; `isTracked` where {@link sent} will tell how far it is. */
  begin(isTracked: boolean): void;
  /** Bytes have gone; the share of all that is sent, 0 to 1. */
  sent(share: number): void;
  /** Bytes have come. */
  received(): void;
  /** It is over, whichever way. */
  end(): void;
  /** Whether the silence was too long. */
  isOver(): boolean;
}

/**
 * The time limit of a request (CALL-4): `timeout` milliseconds without a byte, either way, however long the whole takes.
 * Between the last byte sent and the first that comes it is `answerTimeout`, where that is longer.
 */
export function limitSilence({
  timeout,
  answerTimeout = 0,
  signal,
}: Pick<CallOptions, 'answerTimeout' | 'signal'> & { readonly timeout: number }): SilenceLimit {
  const controller = new AbortController();
  const toAnswer = Math.max(timeout, answerTimeout);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let hasEnded = false;

  const leave = () => controller.abort();
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });

  function allow(milliseconds: number): void {
    clearTimeout(timer);
    // The last bytes may be told of after the answer.
    if (hasEnded) return;
    timer = setTimeout(() => {
      isOver = true;
      controller.abort();
    }, milliseconds);
  }

  return {
    signal: controller.signal,
    begin: (isTracked) => allow(isTracked ? timeout : toAnswer),
    sent: (share) => allow(share < 1 ? timeout : toAnswer),
    received: () => allow(timeout),
    end() {
      hasEnded = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    },
    isOver: () => isOver,
  };
}
