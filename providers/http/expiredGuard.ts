import type { Step } from './call';
import { expiredError } from './expired';

/** While the session is over and the staff chose to stay on the page, calls fail without being sent and without a dialog. */
export function expiredGuard(refusing: () => boolean): Step {
  return async (call, next) => {
    if (refusing() && !call.options?.anonymous) throw expiredError(call);
    return next(call);
  };
}
