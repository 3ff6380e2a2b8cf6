import type { CallOptions } from './request';

/** Watches one request, and cancels it when nothing moves. */
export interface SilenceLimit {
  /** Aborted when the silence was too long, or with the caller's own signal. */
  readonly signal: AbortSignal;
  /** Called when the request is sent; `isTracked` where {@link sent} will report its progress. */
  begin(isTracked: boolean): void;
  /** Called when bytes were sent; the share of all, 0 to 1. */
  sent(share: number): void;
  /** Bytes have come. */
  received(): void;
  /** Called at the end, after a success or a failure. */
  end(): void;
  /** Whether the silence was too long. */
  isOver(): boolean;
}

/**
 * The time limit of a request (CALL-4): `timeout` milliseconds without a byte, either way, however long the whole
 * takes. Between the last byte sent and the first one received it is `answerTimeout`, where that is longer.
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
    // The last bytes may be reported after the response.
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
