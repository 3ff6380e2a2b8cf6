import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { workerScript } from './demonstration';
import { pageGone, pageThere } from './workerPrelude';

/** The worker as a browser runs it, with one page and nothing to fetch. */
function runWorker() {
  const events = new EventTarget();
  const page = {
    id: 'page',
    frameType: 'top-level',
    visibilityState: 'visible',
    postMessage: () => undefined,
  };
  const clients = { get: async () => page, matchAll: async () => [page] };
  let isRegistered = true;
  const unregister = async () => {
    isRegistered = false;
  };
  const scope = {
    addEventListener: events.addEventListener.bind(events),
    ...{
      clients,
      registration: { unregister },
      crypto,
      MessageChannel,
      Response,
      Headers,
      fetch: () => new Response(),
    },
  };
  runInContext(workerScript(), createContext({ ...scope, self: scope, Reflect, Date, Symbol, Set, Promise }));
  return {
    isRegistered: () => isRegistered,
    async hear(data: string) {
      events.dispatchEvent(Object.assign(new Event('message'), { data, source: page }));
      await new Promise(setImmediate);
    },
    /** Whether a call of the page is the worker's to answer. */
    answersCalls() {
      let isAnswered = false;
      const respondWith = (response: Promise<unknown>) => {
        isAnswered = true;
        response.catch(() => undefined);
      };
      const request = new Request('http://localhost/login', { method: 'POST' });
      events.dispatchEvent(Object.assign(new Event('fetch'), { request, clientId: page.id, respondWith }));
      return isAnswered;
    },
  };
}

test('[MOCK] a page that is asked whether it may be left gets answers until it has gone', async () => {
  const { hear, answersCalls, isRegistered } = runWorker();
  expect(answersCalls()).toBe(false);
  await hear(pageThere);
  expect(answersCalls()).toBe(true);
  await hear('CLIENT_CLOSED');
  expect(answersCalls()).toBe(true);
  await hear(pageGone);
  expect(answersCalls()).toBe(false);
  await hear('CLIENT_CLOSED');
  expect(isRegistered()).toBe(true);
});
