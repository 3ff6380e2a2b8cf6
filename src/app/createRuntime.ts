import { userOf } from '@/providers/auth/sessionState';
import type { Providers } from '@/providers/createProviders';
import { createRefineProviders } from '@/providers/createRefineProviders';
import { dictionaryKey } from '@/providers/dictionaries/dictionary';
import type { Operation } from '@/providers/endpoints/builder';
import { fileCalls, platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { notesOf } from '@/providers/notes/notes';
import { allEndpoints, domains } from '@/resources';
import type { AppConfig } from '../config';
import { declaredOf } from '../crud/declared';
import { imageAddress } from '../lib/imageAddress';
import type { Declared } from '../services/declared';
import { trackVersions } from '../shell/frame/polling/versions';
import type { MenuNode } from '../shell/model/menu/menuTree';
import { staticRules } from '../shell/model/menu/staticRules';
import { createTransfers } from '../work/transfers';
import { createQueryClient } from './createQueryClient';
import { createResources } from './createResources';
import { createDomainStore } from './domainStore';

type RuntimeConfig = Pick<AppConfig, 'apiBase' | 'cdnBase' | 'imageResize' | 'toolboxTokenInQuery'>;

/** Calls that belong to no resource. */
const ownCalls = [platformCalls, shellCalls, fileCalls];

/** Everything that lives as long as somebody is signed in. */
export function createRuntime(providers: Providers, config: RuntimeConfig) {
  const { session, hasPlatform, rest } = providers;
  const queryClient = createQueryClient();
  const user = () => userOf(session.get());
  const domainStore = createDomainStore(domains);
  return {
    ...createRefineProviders(providers, allEndpoints),
    queryClient,
    domains: domainStore,
    /** Refine's resources, out of somebody's menu. */
    resourcesOf: (tree: readonly MenuNode[]) =>
      createResources(tree, { endpoints: allEndpoints, screenOf: domainStore.screenOf }),
    declared: async (): Promise<Declared> => ({
      ...declaredOf(await domainStore.loadAll()),
      operations: [...Object.values(allEndpoints).map(({ operations }) => operations), ...ownCalls].flatMap(
        (operations) => Object.values<Operation>(operations),
      ),
      ownViews: staticRules.map(({ component }) => component),
    }),
    transfers: createTransfers(),
    notes: notesOf(providers),
    failedCalls: providers.failedCalls,
    rest,
    reloadRules: session.reloadRules,
    onSessionChange: session.subscribe,
    /** Called with each response of the check: here and not in the frame, which a lock unmounts. */
    onChecked: hasPlatform
      ? trackVersions({
          ruleVersion: session.reloadRules,
          dictVersion: () => queryClient.invalidateQueries({ queryKey: dictionaryKey() }),
        })
      : undefined,
    storeId: () => user()?.storeId ?? 0,
    userId: () => user()?.id ?? 0,
    roleId: () => user()?.roleId ?? 0,
    toolboxTokenInQuery: config.toolboxTokenInQuery,
    serverPage: (path: string) => config.apiBase + path,
    imageUrl: (address: string) => imageAddress(address, config, session.token() ?? ''),
    originalUrl: (address: string) => imageAddress(address, { ...config, imageResize: '' }, ''),
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
