import { setupWorker } from 'msw/browser';
import type { Host } from './testServer';

let started: ReturnType<typeof start> | undefined;

/**
 * Answers the calls of one page: vitest's browser project. Its own files pass. It is started once: stopped and started again by each
 * file, it is now and then asked to start before it has stopped.
 */
export async function startBrowserHost(): Promise<Host> {
  started ??= start();
  const worker = await started;
  return { use: (handlers) => worker.resetHandlers(...handlers), stop: () => worker.resetHandlers() };
}

async function start() {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}
