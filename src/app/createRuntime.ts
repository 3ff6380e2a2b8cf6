import { QueryClient } from '@tanstack/react-query';
import { isSignedIn } from '@/providers/auth/sessionState';
import type { Providers } from '@/providers/createProviders';
import { createRefineProviders } from '@/providers/createRefineProviders';
import { isRequestError } from '@/providers/http/errors';
import { domains } from '@/resources';
import { allEndpoints } from '@/resources/endpoints';
import type { AppConfig } from '../config';
import { imageAddress } from '../lib/imageAddress';
import { createDomainStore } from './domainStore';

/** Milliseconds that what was read counts as fresh: pages that are opened in quick succession share it. */
const freshTime = 5_000;

/** Everything that lives as long as somebody is signed in. */
export function createRuntime(providers: Providers, config: Pick<AppConfig, 'cdnBase' | 'imageResize'>) {
  const { session } = providers;
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshTime,
        retry: (count, error) => count < 1 && isRequestError(error, 'network'),
      },
    },
  });
  const storeId = () => {
    const state = session.get();
    return isSignedIn(state) ? state.user.storeId : 0;
  };
  return {
    ...createRefineProviders(providers, allEndpoints),
    queryClient,
    domains: createDomainStore(domains),
    storeId,
    imageUrl: (address: string) => imageAddress(address, config, session.token() ?? ''),
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
