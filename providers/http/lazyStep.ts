import { callName, type Step } from './call';
import { lazily } from './lazily';

/** A step that only some deployments need, fetched with the sender and not after its first call. */
export function lazyStep(load: () => Promise<Step>): Step {
  const fetchStep = lazily(load);
  void fetchStep('').catch(() => undefined); // the first call tries again
  return async (call, next) => (await fetchStep(callName(call)))(call, next);
}
