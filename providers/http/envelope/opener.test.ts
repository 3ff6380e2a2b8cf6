import { expect, test, vi } from 'vitest';
import { createWorkerOpener, type OpenRequest, type OpenResponse, open } from './opener';
import { createKeyPair, sealEnvelope } from './seal';

const { privateKey, publicKey } = await createKeyPair();
const settings = { scheme: 'pkcs1', key: privateKey } as const;
const value = { list: [1, 2, 3] };
const sealed = await sealEnvelope(value, { scheme: 'pkcs1', key: publicKey });

/** An opener over a worker that answers, and breaks, when the test says so. */
function setUp() {
  const asked: OpenRequest[] = [];
  const stopped: boolean[] = [];
  const worker = { respond: (_response: OpenResponse) => {}, breakDown: () => {} };
  const openInWorker = createWorkerOpener((take, broken) => {
    worker.respond = take;
    worker.breakDown = broken;
    return { ask: (request) => void asked.push(request), stop: () => void stopped.push(true) };
  });
  return { openInWorker, asked, stopped, worker };
}

test('where there is no worker, an envelope is opened all the same', async () => {
  expect('Worker' in globalThis).toBe(false);
  expect(await open(sealed, settings)).toEqual({ value });
});

test('when the worker breaks, what waits and what comes later is opened in the page', async () => {
  const { openInWorker, asked, worker } = setUp();
  const waiting = openInWorker(sealed, settings);
  worker.breakDown();
  expect(await waiting).toEqual({ value });
  expect(await openInWorker(sealed, settings)).toEqual({ value });
  expect(asked).toHaveLength(1);
});

test('a worker that dies silently leaves nothing waiting: after a while it is ended, and the page does the work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { openInWorker, asked, stopped } = setUp();
  const waiting = [openInWorker(sealed, settings), openInWorker(sealed, settings)];
  vi.advanceTimersByTime(14_999);
  expect(stopped).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(stopped).toEqual([true]);
  expect(await Promise.all(waiting)).toEqual([{ value }, { value }]);
  expect(await openInWorker(sealed, settings)).toEqual({ value });
  expect(asked).toHaveLength(2);
});

test('a worker that is slow but not silent is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { openInWorker, asked, stopped, worker } = setUp();
  const waiting = openInWorker('long', settings);
  const id = asked[0]?.id ?? 0;
  for (const [place, item] of [[], 'one', 'two'].entries()) {
    vi.advanceTimersByTime(14_000);
    const empty = place === 0 ? [0] : [];
    worker.respond({ id, slice: { into: place === 0 ? 0 : 1, keys: undefined, items: [item], empty } });
  }
  worker.respond({ id, done: true });
  vi.useRealTimers();
  expect(await waiting).toEqual({ value: ['one', 'two'] });
  expect(stopped).toEqual([]);
});

test('answers that overlap do not mix', async () => {
  const { openInWorker, asked, worker } = setUp();
  const first = openInWorker('first', settings);
  const second = openInWorker('second', settings);
  const [a, b] = asked.map(({ id }) => id);
  if (a === undefined || b === undefined) throw new Error('The worker was not asked');
  const slice = (item: string) => ({ into: 0, keys: undefined, items: [item], empty: [] });
  worker.respond({ id: b, slice: slice('two') });
  worker.respond({ id: a, slice: slice('one') });
  worker.respond({ id: a, done: true });
  worker.respond({ id: b, failed: 'AES 解密失败' });
  expect(await first).toEqual({ value: 'one' });
  expect(await second).toEqual({ failed: 'AES 解密失败' });
});
