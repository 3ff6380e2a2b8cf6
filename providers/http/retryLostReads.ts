import { isRequestError } from './errors';
import { isRead, type Step } from './request';

/** Milliseconds before a lost read is repeated. */
const pauseLength = 1000;

/**
 * Repeats a lost read once, before anybody is told: the staff need not know of a short interruption. Writes and files
 * are never repeated.
 */
export function retryLostReads(pause: (signal?: AbortSignal) => Promise<void> = shortPause): Step {
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (!isRead(call) || !isRequestError(error, 'network')) throw error;
      await pause(call.options?.signal);
      return next(call);
    }
  };
}

/** Ends at once where the call is cancelled meanwhile. */
function shortPause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseLength);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}
