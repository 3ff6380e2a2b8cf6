import type { RequestHandler } from 'msw';
import { allowOnly } from './allowOnly';
import { createHandlers } from './handlers';
import { createMockServer, type MockServer, type MockServerOptions } from './mockServer';
import { createRouteFinder } from './routeFinder';
import { routes } from './routes';
import { signInAs } from './signInAs';
import { type WireConventions, withConventions } from './wireConventions';

/** The responder to the requests of a test run. */
export interface Host {
  /** Replaces all handlers. */
  readonly use: (handlers: readonly RequestHandler[]) => void;
  readonly stop: () => void;
}

export interface TestServer extends MockServer {
  /** Begins a session without the sign-in call; returns the token. Throws where nobody has the account. */
  readonly signIn: (userName: string) => Promise<string>;
  /** Leaves an account these permissions and no other. Throws on a permission that no entry of the menu grants. */
  readonly allowOnly: (userName: string, permissions: readonly string[]) => Promise<void>;
}

interface TestServerOptions extends MockServerOptions {
  /** The conventions of another server; ours where absent. */
  readonly conventions?: WireConventions | undefined;
}

/** The interception of this page or process: there can only be one, and it outlives single tests. */
let running: Promise<Host> | undefined;

/**
 * Answers all calls from a fresh mock server, in vitest's browser and node projects; the server before is gone.
 * Responses are plain unless the options name an envelope.
 */
export async function startTestServer({
  conventions,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const mockServer = createMockServer(options);
  const handlers = createHandlers(mockServer, createRouteFinder(routes));
  running ??= startHost();
  (await running).use(conventions ? withConventions(handlers, conventions, mockServer.report) : handlers);
  return {
    ...mockServer,
    signIn: (userName) => signInAs(mockServer, userName),
    allowOnly: (userName, permissions) => allowOnly(mockServer, userName, permissions),
  };
}

/** Lets all requests go where they would without mocks. */
export async function stopTestServer(): Promise<void> {
  (await running)?.stop();
  running = undefined;
}

/** Starts the host by its own import: a browser must not load `msw/node`, so that name is hidden from Vite. */
async function startHost(): Promise<Host> {
  if (!import.meta.env.SSR) return (await import('./browserHost')).startBrowserHost();
  const host: typeof import('./node') = await import(/* @vite-ignore */ ['.', 'node'].join('/'));
  return host.startNodeHost();
}
