import { useCallback, useMemo } from 'react';
import { createCan } from '@/providers/access-control/permissions';
import { isSignedIn, type SignedIn } from '@/providers/auth/sessionState';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { refineTexts } from '@/providers/i18n/refineTexts';
import { createTexts } from '@/providers/i18n/texts';
import { RecordSearchContext } from '../shell/features/palette/RecordSearchContext';
import { TransfersHost, useReloadWarning } from '../shell/features/transfers/TransfersHost';
import { NoAccess } from '../shell/frame/errors/NoAccess';
import { NotFound } from '../shell/frame/errors/NotFound';
import { Frame } from '../shell/frame/Frame';
import { TabsProvider } from '../shell/frame/tabs/TabsProvider';
import { usePlatform } from '../shell/model/platform/usePlatform';
import type { Services } from '../shell/model/services';
import { useSession } from '../shell/session/useSession';
import { createDrafts } from '../work/drafts';
import type { UnsavedRegistry } from '../work/unsavedRegistry';
import type { Runtime } from './createRuntime';
import { lazyRecordSearch } from './lazyRecordSearch';
import { Pages } from './Pages';
import { RefineRoot } from './RefineRoot';
import { UnsavedRoot } from './UnsavedRoot';
import { useMenuTree } from './useMenuTree';

interface Props {
  readonly services: Services;
  readonly runtime: Runtime;
  readonly unsavedRegistry: UnsavedRegistry;
}

/** Guard, frame and pages over the one tree that the rule list describes; nothing without a signed-in person. */
export function Application({ services, runtime, unsavedRegistry }: Props) {
  const state = useSession(services.session);
  return isSignedIn(state) ? (
    <SignedInApplication
      services={services}
      runtime={runtime}
      unsavedRegistry={unsavedRegistry}
      state={state}
    />
  ) : null;
}

const errorPages = {
  refused: (permission: string) => <NoAccess permission={permission} />,
  notFound: <NotFound />,
};

function SignedInApplication({ services, runtime, unsavedRegistry, state }: Props & { state: SignedIn }) {
  const { platform, platformConfig, session, userScope } = services;
  const { queryClient } = runtime;
  const { rules, user } = state;
  const { pack } = usePlatform(platform);
  const { grants, tree } = useMenuTree({ rules, user }, pack);
  const i18nProvider = useMemo(() => createI18nProvider(createTexts(refineTexts, () => pack)), [pack]);
  const can = useMemo(() => createCan(grants, runtime.rest), [grants, runtime]);
  const shell = useMemo(
    () => ({
      ...errorPages,
      reloadPlatform: async () => void (await Promise.all([platform.reloadInfo(), platformConfig.load()])),
    }),
    [platform, platformConfig],
  );
  const drafts = useMemo(() => createDrafts(user.id, Date.now, session.token), [user.id, session]);
  const outdate = useCallback(
    () => void queryClient.invalidateQueries({ refetchType: 'none' }),
    [queryClient],
  );
  const records = useMemo(() => lazyRecordSearch(runtime, tree), [runtime, tree]);
  useReloadWarning(runtime.transfers);
  const fetchAhead = (view: string) => void runtime.domains.load(view).catch(() => undefined);
  return (
    <RefineRoot runtime={runtime} tree={tree} i18nProvider={i18nProvider} shell={shell} can={can}>
      <TabsProvider
        tree={tree}
        userId={user.id}
        userScope={userScope}
        unsavedRegistry={unsavedRegistry}
        onRefresh={outdate}
      >
        <UnsavedRoot unsavedRegistry={unsavedRegistry} drafts={drafts}>
          <RecordSearchContext value={records}>
            <Frame
              services={services}
              user={user}
              tree={tree}
              tokenInQuery={runtime.toolboxTokenInQuery}
              onIntent={fetchAhead}
            >
              <Pages tree={tree} user={user} domains={runtime.domains} services={services} />
              <TransfersHost transfers={runtime.transfers} />
            </Frame>
          </RecordSearchContext>
        </UnsavedRoot>
      </TabsProvider>
    </RefineRoot>
  );
}
