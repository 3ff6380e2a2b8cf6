import { setupWorker } from 'msw/browser';
import type { Host } from './testServer';

/** Answers the calls of one page: vitest's browser project. Its own files pass. */
export async function startBrowserHost(): Promise<Host> {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return { use: (handlers) => worker.resetHandlers(...handlers), stop: () => worker.stop() };
}
