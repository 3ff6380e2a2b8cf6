import { expect, test } from 'vitest';
import { createWorkerOpener, type OpenRequest, type OpenResponse, open } from './opener';
import { createKeyPair, sealEnvelope } from './seal';

const { privateKey, publicKey } = await createKeyPair();
const settings = { scheme: 'pkcs1', key: privateKey } as const;
const value = { list: [1, 2, 3] };
const sealed = await sealEnvelope(value, { scheme: 'pkcs1', key: publicKey });

/** An opener over a worker that answers, and breaks, when the test says so. */
function setUp() {
  const asked: OpenRequest[] = [];
  const worker = { respond: (_response: OpenResponse) => {}, breakDown: () => {} };
  const openInWorker = createWorkerOpener((take, broken) => {
    worker.respond = take;
    worker.breakDown = broken;
    return (request) => void asked.push(request);
  });
  return { openInWorker, asked, worker };
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
