import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { heavyResponse } from './heavyResponse';
import { createOpen, createWorkerOpener, type OpenRequest, type OpenResponse, open } from './opener';
import { createKeyPair, sealBytes, sealEnvelope } from './seal';

const { privateKey, publicKey } = await createKeyPair();
const settings = { scheme: 'pkcs1', key: privateKey } as const;
const value = { list: [1, 2, 3] };
const sealing = { scheme: 'pkcs1', key: publicKey } as const;
const sealed = await sealEnvelope(value, sealing);

/** An opener over a worker that answers, and breaks, on the test's command. */
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

describe('where an envelope is opened', () => {
  afterEach(() => vi.unstubAllGlobals());

  /**
   * Opens over a worker that answers each request with its name. `quiet` is the moment in which it may be started
   * ahead.
   */
  function setUpOpen() {
    const starts: string[] = [];
    let quiet = () => {};
    const openAny = createOpen(
      (take) => {
        starts.push('worker');
        const ask = ({ id }: OpenRequest) => queueMicrotask(() => take({ id, failed: 'by the worker' }));
        return { ask, stop: () => {} };
      },
      (work) => {
        quiet = work;
      },
    );
    return { openAny, starts, quiet: () => quiet() };
  }

  const byWorker = { failed: 'by the worker' };

  test('[ENC-1] ten small envelopes are opened in the page, each for its own call, and start no worker', async () => {
    const { openAny, starts } = setUpOpen();
    const values = Array.from({ length: 10 }, (_, id) => ({
      id,
      list: Array.from({ length: id * 20 }, () => id),
    }));
    const texts = await Promise.all(values.map((each) => sealEnvelope(each, sealing)));
    const opened = await Promise.all(texts.map((text) => openAny(text, settings)));
    expect(opened).toEqual(values.map((each) => ({ value: each })));
    expect(starts).toEqual([]);
  });

  test('[ENC-2] a small broken envelope names its step, and is not tried again by a worker', async () => {
    const { openAny, starts } = setUpOpen();
    const noJson = await sealBytes(gzipSync('{'), sealing);
    expect(await openAny(noJson, settings)).toEqual({ failed: 'JSON 解析失败' });
    expect(await openAny(await sealBytes(Uint8Array.of(1), sealing), settings)).toEqual({
      failed: 'Gzip 解压失败',
    });
    expect(await openAny(sealed.slice(0, -8), settings)).toEqual({ failed: '信封布局错误' });
    expect(starts).toEqual([]);
  });

  test.each([
    ['one of 160 kB, sealed', heavyResponse(1_000_000), {}],
    ['a small one of which more than 500 kB come out', 'x'.repeat(600_000), {}],
    ['one whose key of 24 bytes Web Crypto refuses', value, { aesBytes: 24 }],
  ] as const)('[ENC-3] %s is opened by the worker', async (_what, content, options) => {
    const { openAny, starts } = setUpOpen();
    const text = await sealEnvelope(content, { ...sealing, ...options });
    expect(await openAny(text, settings)).toEqual(byWorker);
    expect(starts).toEqual(['worker']);
  });

  test('the worker opens small envelopes where Web Crypto is missing', async () => {
    vi.stubGlobal('crypto', {});
    const { openAny } = setUpOpen();
    expect(await openAny(sealed, settings)).toEqual(byWorker);
  });

  test('a small envelope starts the worker once, in a quiet moment before the first large one', async () => {
    const { openAny, starts, quiet } = setUpOpen();
    await openAny(sealed, settings);
    expect(starts).toEqual([]);
    quiet();
    expect(starts).toEqual(['worker']);
    expect(await openAny('x'.repeat(100_000), settings)).toEqual(byWorker);
    expect(await openAny(sealed, settings)).toEqual({ value });
    expect(starts).toEqual(['worker']);
  });

  test('the page opens large envelopes where no worker may be started', async () => {
    const refusing = createOpen(() => {
      throw new Error('refused');
    });
    const content = heavyResponse(1_000_000);
    expect(await refusing(await sealEnvelope(content, sealing), settings)).toEqual({ value: content });
  });
});

test('an envelope is opened where workers do not exist', async () => {
  expect('Worker' in globalThis).toBe(false);
  expect(await open(sealed, settings)).toEqual({ value });
});

test('a broken worker leaves waiting and later envelopes to the page', async () => {
  const { openInWorker, asked, worker } = setUp();
  const waiting = openInWorker(sealed, settings);
  worker.breakDown();
  expect(await waiting).toEqual({ value });
  expect(await openInWorker(sealed, settings)).toEqual({ value });
  expect(asked).toHaveLength(1);
});

test('a silent worker is ended after a while, and the page does its work', async () => {
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

test('a slow worker that is not silent is waited for', async () => {
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

test('overlapping answers do not mix', async () => {
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
