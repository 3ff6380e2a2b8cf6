import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import {
  generatePath,
  type Location,
  MemoryRouter,
  type NavigateFunction,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { demoAccounts } from '@/mocks/demoAccounts';
import { startTestWorld, type TestWorld } from '@/mocks/testWorld';
import { bindChecks } from '@/providers/access-control/bindChecks';
import { createSessionServer } from '@/providers/auth/sessionServer';
import { isSignedIn } from '@/providers/auth/sessionState';
import { createSessionStore } from '@/providers/auth/sessionStore';
import { createProviders, type Providers } from '@/providers/createProviders';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { refineTexts } from '@/providers/i18n/refineTexts';
import { createTexts } from '@/providers/i18n/texts';
import { createRuntime, type Runtime } from '@/src/app/createRuntime';
import { RefineRoot } from '@/src/app/RefineRoot';
import ViewPage from '@/src/app/ViewPage';
import { readConfig } from '@/src/config';
import { PermitContext } from '@/src/ui/permit/PermitContext';
import { findPath, type Place, pathOf } from './places';

/** Who looks at a page, and at which of its addresses. */
export interface VisitOptions {
  /** What follows the page's own address: `/create`, `?status=0`. */
  readonly at?: string;
  /** Account; the administrator's where absent. */
  readonly as?: string;
  /** All that the account may do; what its role grants where absent. */
  readonly permissions?: readonly string[];
}

/** A page on screen, with the server that it talks to. */
export interface Visit {
  readonly screen: RenderResult;
  readonly world: TestWorld;
  readonly providers: Providers;
  readonly runtime: Runtime;
  /** What the staff were told: `success: 新增成功`. */
  readonly said: readonly string[];
  /** Path and query of the page. */
  readonly address: () => string;
  /** Goes to an address below the page's own: `/create`, or back in the history: -1. */
  readonly go: (to: string | -1) => Promise<void>;
  /** The same server and the same address, everything else anew: what a reload of the browser's page does. */
  readonly reload: () => Promise<Visit>;
}

const reading = readConfig({}, { mocks: false });
if ('problems' in reading) throw new Error(reading.problems.join());
const { config } = reading;

/**
 * Signs an account in to a fresh world and opens a page as the application does, on a wide screen: real providers, real
 * session, real router. Only the shell is missing; its pages for missing permissions and unknown addresses are texts.
 */
export async function openView(place: Place, options: VisitOptions = {}): Promise<Visit> {
  const { at = '', as = 'admin', permissions } = options;
  const world = await startTestWorld();
  if (permissions) await world.allowOnly(as, permissions);
  await signIn(as);
  await page.viewport(1280, 900);
  return visit(world, place, at);
}

/** Leaves a session behind that the next providers find, as after a reload. */
async function signIn(username: string): Promise<void> {
  const password = demoAccounts.find((account) => account.username === username)?.password ?? '';
  const { send } = createProviders(config);
  createSessionStore().write(await createSessionServer(send).signIn({ username, password }));
}

async function visit(world: TestWorld, place: Place, at: string): Promise<Visit> {
  const providers = createProviders(config);
  await providers.session.load();
  const runtime = createRuntime(providers, config);
  const said: string[] = [];
  providers.notifier.attach((loudness, text) => said.push(`${loudness}: ${text}`));
  const path = pathOf(place);
  const own = generatePath(path, place.params);
  const route: Where = {};
  const screen = await render(
    <MemoryRouter initialEntries={[own + at]}>
      <Watch where={route} />
      <Application providers={providers} runtime={runtime} path={path} view={place.view} />
    </MemoryRouter>,
  );
  const leave = async () => {
    await screen.unmount();
    runtime.queryClient.clear();
  };
  onTestFinished(leave);
  const address = () => `${route.location?.pathname}${route.location?.search}`;
  return {
    screen,
    world,
    providers,
    runtime,
    said,
    address,
    go: async (to) => (to === -1 ? route.navigate?.(to) : route.navigate?.(own + to)),
    reload: async () => {
      await leave();
      return visit(world, place, address().slice(own.length));
    },
  };
}

/** The router's way to be asked and told from outside. */
interface Where {
  location?: Location;
  navigate?: NavigateFunction;
}

function Watch({ where }: { where: Where }) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    Object.assign(where, { location, navigate });
  });
  return null;
}

interface ApplicationProps {
  readonly providers: Providers;
  readonly runtime: Runtime;
  readonly path: string;
  readonly view: string;
}

const pages = {
  refused: (permission: string): ReactNode => <p>没有权限：{permission}</p>,
  notFound: <p>没有这个页面</p>,
};

/** What src/app/Application is without guard and frame. */
function Application({ providers: { session }, runtime, path, view }: ApplicationProps) {
  const state = useSyncExternalStore(session.subscribe, session.get);
  const i18nProvider = useMemo(() => createI18nProvider(createTexts(refineTexts, () => ({}))), []);
  if (!isSignedIn(state)) return null;
  const holdings = { permissions: state.rules.permissions, roles: state.user.roles };
  return (
    <RefineRoot runtime={runtime} i18nProvider={i18nProvider} pathOf={findPath} pages={pages}>
      <PermitContext value={bindChecks(holdings)}>
        <Routes>
          <Route path={`${path}/*`} element={<ViewPage view={view} domains={runtime.domains} />} />
          <Route path="*" element={pages.notFound} />
        </Routes>
      </PermitContext>
    </RefineRoot>
  );
}
