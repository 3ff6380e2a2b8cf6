import { QueryClient } from '@tanstack/react-query';
import { isRequestError } from '@/providers/http/errors';

/** Milliseconds for which data counts as fresh: pages opened in quick succession share it. */
const freshTime = 5_000;

/**
 * The cache of all data that was read. Calls are made whatever the browser thinks of the network. A write that waited
 * for the network would be sent when nobody expects it any more. A read would load for ever. Data on screen is read
 * again when the network is back, however fresh it is: changes may have been missed. A refusal without data is not,
 * since the network was no reason. A lost read is repeated once by the sender, before anybody is told.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshTime,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) =>
          (state.data !== undefined || !isRequestError(state.error, 'refused')) && 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
