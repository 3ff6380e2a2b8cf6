import { RequestError } from './errors';

/**
 * Fetches a part of the application when it is first needed, and once. Where it cannot be fetched, the call that needs it
 * (by its name) fails like any other that the network lost, and the next one tries again.
 */
export function lazily<T>(load: () => Promise<T>): (call: string) => Promise<T> {
  let fetching: Promise<T> | undefined;
  return async (call) => {
    fetching ??= load();
    try {
      return await fetching;
    } catch {
      fetching = undefined;
      throw new RequestError('后端接口连接异常', { reason: { kind: 'network' }, call });
    }
  };
}
