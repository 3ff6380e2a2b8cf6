import type { ReactNode } from 'react';
import { generatePath, MemoryRouter, Route, Routes } from 'react-router';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, type RenderResult, render } from 'vitest-browser-react';
import { demoAccounts } from '@/mocks/demoAccounts';
import { startTestServer, type TestServer } from '@/mocks/testServer';
import type { WireConventions } from '@/mocks/wireConventions';
import { createSessionServer } from '@/providers/auth/sessionServer';
import { createSessionStore } from '@/providers/auth/sessionStore';
import { createProviders, type Providers } from '@/providers/createProviders';
import { createRuntime, type Runtime } from '@/src/app/createRuntime';
import ViewPage from '@/src/app/ViewPage';
import { readConfig } from '@/src/config';
import { AntdSurface } from '@/src/ui/AntdSurface';
import { type Appearance, AppearanceContext, usualAppearance } from '@/src/ui/theme/AppearanceContext';
import { LeaveProbe, LocationProbe, type Where } from './LocationProbe';
import { watchCalls } from './madeCalls';
import { type Place, pathOf } from './places';
import { errorPages, TestApplication } from './TestApplication';
import { clearDrafts } from './testDrafts';

/** The person who looks at a page, and the address. */
export interface VisitOptions {
  /** The part after the page's own address: `/create`, `?status=0`. */
  readonly at?: string;
  /** Account; the administrator's where absent. */
  readonly as?: string;
  /** All permissions of the account; the ones of its role where absent. */
  readonly permissions?: readonly string[];
  /** The appearance of antd; light, of middle size and still where absent. */
  readonly appearance?: Appearance;
  /** Milliseconds after which a call is given up; a minute where absent. */
  readonly requestTimeout?: number;
  /** The server's spelling of ids and states; ours where absent. */
  readonly conventions?: WireConventions;
  /** Prepares the server before the page's first call. */
  readonly prepare?: (mockServer: TestServer) => unknown;
}

/** A page on screen, with the server that it talks to. */
export interface Visit {
  readonly screen: RenderResult;
  readonly mockServer: TestServer;
  readonly providers: Providers;
  readonly runtime: Runtime;
  /** Messages shown to the staff: `success: 新增成功`. */
  readonly notifications: readonly string[];
  /** Path and query of the page. */
  readonly address: () => string;
  /** Goes to an address below the page's own: `/create`, or back in the history: -1. Resolves once it is drawn. */
  readonly go: (to: string | -1) => Promise<void>;
  /** Asks what the frame asks before the page goes, to an address below its own if one is given. Resolves to whether it may. */
  readonly leave: (to?: string) => Promise<boolean>;
  /** Signs the same person in in another tab of the browser, which renews an expired session of this page. */
  readonly signInElsewhere: () => Promise<void>;
  /** Reloads the browser's page: the same server and the same address, everything else anew. */
  readonly reload: () => Promise<Visit>;
}

const reading = readConfig({}, { mocks: false });
if ('problems' in reading) throw new Error(reading.problems.join());
const { config } = reading;

/** No motion: tests wait for elements that appear or go, not for their animation. */
const still: Appearance = { ...usualAppearance, still: true };

/**
 * Signs an account in to a fresh mock server and opens a page like the application, on a wide screen. Providers,
 * session and router are real. Only the shell is missing. Its pages for missing permissions and unknown addresses are
 * texts.
 */
export async function openView(place: Place, { at = '', ...options }: VisitOptions = {}): Promise<Visit> {
  const path = pathOf(place);
  const pages = ({ domains }: Runtime) => (
    <Routes>
      <Route path={`${path}/*`} element={<ViewPage view={place.view} domains={domains} />} />
      <Route path="*" element={errorPages.notFound} />
    </Routes>
  );
  const { appearance, as, requestTimeout } = options;
  const shown = { own: generatePath(path, place.params), pages, appearance, as, requestTimeout };
  return visit(await setUp(options), shown, at);
}

/** Draws an element that needs the services of the application, for a person signed in to a fresh mock server. */
export async function renderInside(
  element: ReactNode,
  options: Omit<VisitOptions, 'at'> = {},
): Promise<Visit> {
  const pages = () => <AntdSurface>{element}</AntdSurface>;
  const { appearance, as, requestTimeout } = options;
  return visit(await setUp(options), { own: '/', pages, appearance, as, requestTimeout }, '');
}

async function setUp({ as = 'admin', permissions, conventions, prepare }: VisitOptions): Promise<TestServer> {
  await cleanup();
  clearDrafts();
  await page.viewport(1280, 900);
  const mockServer = await startTestServer({ conventions });
  watchCalls(mockServer.requests);
  if (permissions) await mockServer.allowOnly(as, permissions);
  await signIn(as);
  await prepare?.(mockServer);
  return mockServer;
}

/** Leaves a session behind that the next providers find, as after a reload. */
async function signIn(username: string): Promise<void> {
  const { send } = createProviders(config);
  createSessionStore().write(await createSessionServer(send).signIn(formOf(username)));
}

function formOf(username: string) {
  const password = demoAccounts.find((account) => account.username === username)?.password ?? '';
  return { username, password };
}

/** The pages on screen, the person, and the first address. */
interface Shown {
  readonly own: string;
  readonly pages: (runtime: Runtime) => ReactNode;
  readonly appearance?: Appearance | undefined;
  readonly as?: string | undefined;
  readonly requestTimeout?: number | undefined;
}

async function visit(mockServer: TestServer, shown: Shown, at: string): Promise<Visit> {
  const { own, pages, appearance = still, as = 'admin' } = shown;
  const settings = { ...config, requestTimeout: shown.requestTimeout ?? config.requestTimeout };
  const providers = createProviders(settings);
  await providers.session.load();
  const runtime = createRuntime(providers, settings);
  const notifications: string[] = [];
  providers.notifier.attach((severity, text) => notifications.push(`${severity}: ${text}`));
  const where: Where = {};
  const screen = await render(
    <MemoryRouter initialEntries={[own + at]}>
      <LocationProbe where={where} />
      <TestApplication session={providers.session} runtime={runtime}>
        <LeaveProbe where={where} />
        <AppearanceContext value={appearance}>{pages(runtime)}</AppearanceContext>
      </TestApplication>
    </MemoryRouter>,
  );
  const leave = async () => {
    await screen.unmount();
    runtime.queryClient.clear();
  };
  onTestFinished(leave);
  const address = () => `${where.location?.pathname}${where.location?.search}`;
  return {
    screen,
    mockServer,
    providers,
    runtime,
    notifications,
    address,
    go: async (to) => {
      const before = where.location;
      void (to === -1 ? where.navigate?.(to) : where.navigate?.(own + to));
      // The router draws it in a transition; until then, controls on screen act for the address before.
      await expect.poll(() => where.location).not.toBe(before);
    },
    leave: async (to) => where.mayLeave?.(to && own + to) ?? true,
    signInElsewhere: () => createProviders(config).session.signIn(formOf(as)),
    reload: async () => {
      await leave();
      return visit(mockServer, shown, address().slice(own.length));
    },
  };
}
