import { setupWorker } from 'msw/browser';
import type { Host } from './testServer';
import { pageGone } from './workerPrelude';

/** Answers the calls of one page: vitest's browser project. Its own files pass. */
export async function startBrowserHost(): Promise<Host> {
  const worker = setupWorker();
  const registration = await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  const stop = () => {
    registration?.active?.postMessage(pageGone);
    worker.stop();
  };
  return { use: (handlers) => worker.resetHandlers(...handlers), stop };
}
