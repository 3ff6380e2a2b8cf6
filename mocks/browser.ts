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

/**
 * The interval in milliseconds. Browsers end an idle worker after some thirty seconds, and it then forgets its pages.
 */
const beat = 5000;

/**
 * Keeps the worker answering the page's calls until the page is gone. It includes pages that were never left, were
 * restored from memory, or were hidden until the worker ended. Returns the function that ends it.
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
