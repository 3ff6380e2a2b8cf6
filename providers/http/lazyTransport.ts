import { type Call, callName, type Send } from './call';
import { RequestError } from './errors';
import type { TransportOptions } from './transport';

/**
 * The transport, with axios fetched when the first request is made: the sign-in page can be used before it is here.
 * Where it cannot be fetched, the request fails like any other that the network lost, and the next one tries again.
 */
export function createLazyTransport(options: TransportOptions): Send {
  let fetching: Promise<Send> | undefined;
  const fetchTransport = async (call: Call): Promise<Send> => {
    fetching ??= import('./transport').then(({ createTransport }) => createTransport(options));
    try {
      return await fetching;
    } catch {
      fetching = undefined;
      throw new RequestError('后端接口连接异常', { reason: { kind: 'network' }, call: callName(call) });
    }
  };
  return async (call) => (await fetchTransport(call))(call);
}
