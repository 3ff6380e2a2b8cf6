import { isSignedIn } from '@/providers/auth/sessionState';
import type { Providers } from '@/providers/createProviders';
import { createRefineProviders } from '@/providers/createRefineProviders';
import { domains } from '@/resources';
import { allEndpoints } from '@/resources/endpoints';
import type { AppConfig } from '../config';
import { imageAddress } from '../lib/imageAddress';
import { createQueryClient } from './createQueryClient';
import { createDomainStore } from './domainStore';

type RuntimeConfig = Pick<AppConfig, 'cdnBase' | 'imageResize' | 'toolboxTokenInQuery'>;

/** Everything that lives as long as somebody is signed in. */
export function createRuntime(providers: Providers, config: RuntimeConfig) {
  const { session } = providers;
  const storeId = () => {
    const state = session.get();
    return isSignedIn(state) ? state.user.storeId : 0;
  };
  return {
    ...createRefineProviders(providers, allEndpoints),
    queryClient: createQueryClient(),
    domains: createDomainStore(domains),
    storeId,
    toolboxTokenInQuery: config.toolboxTokenInQuery,
    imageUrl: (address: string) => imageAddress(address, config, session.token() ?? ''),
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
