import { setupWorker } from 'msw/browser';
import { openBrowserJournal } from './browserJournal';
import { type DemoAccount, demoAccounts } from './demoAccounts';
import type { Faults } from './faults';
import { createHandlers } from './handlers';
import { createMockServer } from './mockServer';
import { createLazyFinder } from './startRoutes';

/** What the application learns from the mocks in its own browser. */
export interface StartedMocks {
  readonly envelope: { readonly scheme: 'pkcs1'; readonly key: string };
  readonly demoAccounts: readonly DemoAccount[];
  /** Back to the seeds; everybody is signed out. */
  readonly resetMocks: () => Promise<void>;
  readonly faults: Faults;
  /** Lets all calls go where they would without mocks. */
  readonly stop: () => void;
}

/** Answers the application's calls in its own browser, through a service worker. Rows survive a reload. */
export async function startMocks(): Promise<StartedMocks> {
  const scheme = 'pkcs1';
  const mockServer = createMockServer({ envelope: scheme, journal: await openBrowserJournal() });
  const worker = setupWorker(...createHandlers(mockServer, createLazyFinder()));
  // the handlers see to all calls of the server, also to those that it does not have
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  const key = (await mockServer.envelope?.settings())?.key ?? '';
  const { reset: resetMocks, faults } = mockServer;
  return { envelope: { scheme, key }, demoAccounts, resetMocks, faults, stop: () => worker.stop() };
}
