import { callName, type Send } from './call';
import { lazily } from './lazily';
import type { TransportOptions } from './transport';

/** The transport, with axios fetched when the first request is made: the sign-in page can be used before it is here. */
export function createLazyTransport(options: TransportOptions): Send {
  const fetchTransport = lazily(async () => (await import('./transport')).createTransport(options));
  return async (call) => (await fetchTransport(callName(call)))(call);
}
