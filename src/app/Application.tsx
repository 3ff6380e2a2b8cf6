import { useCallback, useMemo } from 'react';
import { bindChecks } from '@/providers/access-control/bindChecks';
import { isSignedIn, type SignedIn } from '@/providers/auth/sessionState';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { refineTexts } from '@/providers/i18n/refineTexts';
import { createTexts } from '@/providers/i18n/texts';
import { NoAccess } from '../shell/errors/NoAccess';
import { NotFound } from '../shell/errors/NotFound';
import { Frame } from '../shell/layout/Frame';
import { buildMenuTree } from '../shell/menu/menuTree';
import { pathOfView } from '../shell/menu/readMenu';
import { staticRules } from '../shell/menu/staticRules';
import { RecordSearchContext } from '../shell/palette/RecordSearchContext';
import { usePlatform } from '../shell/platform/usePlatform';
import type { Services } from '../shell/services';
import { useSession } from '../shell/session/useSession';
import { TabsProvider } from '../shell/tabs/TabsProvider';
import { TransfersHost } from '../shell/transfers/TransfersHost';
import { PermitContext } from '../ui/permit/PermitContext';
import { createDrafts } from '../work/drafts';
import type { Work } from '../work/work';
import type { Runtime } from './createRuntime';
import { lazyRecordSearch } from './lazyRecordSearch';
import { Pages } from './Pages';
import { RefineRoot } from './RefineRoot';
import { WorkRoot } from './WorkRoot';

interface Props {
  readonly services: Services;
  readonly runtime: Runtime;
  readonly work: Work;
}

/** Guard, frame and pages over the one tree that the rule list describes; nothing for those who are not signed in. */
export function Application({ services, runtime, work }: Props) {
  const state = useSession(services.session);
  return isSignedIn(state) ? (
    <SignedInApplication services={services} runtime={runtime} work={work} state={state} />
  ) : null;
}

const errorPages = {
  refused: (permission: string) => <NoAccess permission={permission} />,
  notFound: <NotFound />,
};

function SignedInApplication({ services, runtime, work, state }: Props & { state: SignedIn }) {
  const { platform, identity } = services;
  const { queryClient } = runtime;
  const { rules, user } = state;
  const { pack } = usePlatform(platform);
  const holdings = useMemo(() => ({ permissions: rules.permissions, roles: user.roles }), [rules, user]);
  const tree = useMemo(
    () =>
      buildMenuTree([...staticRules, ...rules.tree], {
        holdings,
        titleOf: (name, title) => pack[`menu.${name}`] ?? title,
      }),
    [rules, holdings, pack],
  );
  const i18nProvider = useMemo(() => createI18nProvider(createTexts(refineTexts, () => pack)), [pack]);
  const checks = useMemo(() => bindChecks(holdings), [holdings]);
  const pathOf = useMemo(
    () =>
      ({ view }: { view: string }) =>
        pathOfView(tree, view),
    [tree],
  );
  const drafts = useMemo(() => createDrafts(user.id), [user.id]);
  const outdate = useCallback(
    () => void queryClient.invalidateQueries({ refetchType: 'none' }),
    [queryClient],
  );
  const records = useMemo(() => lazyRecordSearch(runtime, tree), [runtime, tree]);
  const fetchAhead = (view: string) => void runtime.domains.load(view).catch(() => undefined);
  return (
    <RefineRoot runtime={runtime} i18nProvider={i18nProvider} pathOf={pathOf} pages={errorPages}>
      <PermitContext value={checks}>
        <TabsProvider tree={tree} userId={user.id} identity={identity} work={work} onRefresh={outdate}>
          <WorkRoot work={work} drafts={drafts}>
            <RecordSearchContext value={records}>
              <Frame
                services={services}
                user={user}
                tree={tree}
                tokenInQuery={runtime.toolboxTokenInQuery}
                onIntent={fetchAhead}
                onClearCache={outdate}
                onChecked={runtime.onChecked}
              >
                <Pages tree={tree} user={user} domains={runtime.domains} services={services} />
              </Frame>
            </RecordSearchContext>
            <TransfersHost transfers={runtime.transfers} />
          </WorkRoot>
        </TabsProvider>
      </PermitContext>
    </RefineRoot>
  );
}
