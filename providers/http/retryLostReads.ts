import { isRequestError } from './errors';
import { isRead, type Step } from './request';

/** Milliseconds before a read that was lost is made again. */
const pauseLength = 1000;

/**
 * Makes a read that the network lost once more, before anybody is told: a blip that mends itself is none of the staff's
 * business. Writes and files are never made again.
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

/** Over at once where the call is given up meanwhile. */
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
