import { QueryClient } from '@tanstack/react-query';

/** Milliseconds that what was read counts as fresh: pages that are opened in quick succession share it. */
const freshTime = 5_000;

/**
 * Where everything that was read is kept. Calls are made whatever the browser thinks of the network: a write that waited
 * for its return would be sent when nobody expects it any more, and a read would load for ever. What is on screen is read
 * again when the network is back, however fresh it is: nobody knows what was missed. What is lost on its way is asked for
 * once more by the sender, before anybody is told.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshTime,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
