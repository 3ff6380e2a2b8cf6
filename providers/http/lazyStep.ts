import { type Call, callName, type Step } from './call';
import { RequestError } from './errors';

/**
 * A step that only some deployments need, fetched with the sender and not after its first call. Where it cannot be fetched,
 * the call fails like any other that the network lost, and the next one tries again.
 */
export function lazyStep(load: () => Promise<Step>): Step {
  let fetching: Promise<Step> | undefined;
  const fetchStep = (): Promise<Step> => {
    fetching ??= load();
    return fetching;
  };
  void fetchStep().catch(() => undefined);
  const stepFor = async (call: Call): Promise<Step> => {
    try {
      return await fetchStep();
    } catch {
      fetching = undefined;
      throw new RequestError('后端接口连接异常', { reason: { kind: 'network' }, call: callName(call) });
    }
  };
  return async (call, next) => (await stepFor(call))(call, next);
}
