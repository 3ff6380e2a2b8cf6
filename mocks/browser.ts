import { setupWorker } from 'msw/browser';
import { openBrowserJournal } from './browserJournal';
import { type DemoAccount, demoAccounts } from './demoAccounts';
import type { Faults } from './faults';
import { createHandlers } from './handlers';
import { createMockServer } from './mockServer';
import { createLazyFinder } from './startRoutes';
import { pageGone, pageThere } from './workerPrelude';

/** The settings that the application reads from the mocks in its own browser. */
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
  const registration = await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  const leave = stayWith(registration?.active);
  const key = (await mockServer.envelope?.settings())?.key ?? '';
  const { reset: resetMocks, faults } = mockServer;
  const stop = () => {
    leave();
    registration?.active?.postMessage(pageGone);
    worker.stop();
  };
  return { envelope: { scheme, key }, demoAccounts, resetMocks, faults, stop };
}

/** Milliseconds; browsers end a worker that has had nothing to do for some thirty seconds, and it forgets whose calls it answers. */
const beat = 5000;

/**
 * Has the worker answer the page's calls until the page is gone: also where it was not left after all, comes back out of the
 * browser's memory, or was out of sight for so long that the worker was ended. Returns what ends that.
 */
function stayWith(active: ServiceWorker | null | undefined): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const isThere = () => active?.postMessage(pageThere);
  const beating = setInterval(isThere, beat);
  window.addEventListener('pageshow', isThere, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || isThere(), { signal });
  window.addEventListener('pagehide', () => active?.postMessage(pageGone), { signal });
  return () => {
    clearInterval(beating);
    ending.abort();
  };
}
