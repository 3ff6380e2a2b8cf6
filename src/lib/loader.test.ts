import { expect, test } from 'vitest';
import { createLoader, onChunkFailure } from './loader';

const gone = new TypeError('Failed to fetch dynamically imported module: https://x/assets/a-1.js');

/** A part whose first fetches fail with an error. */
function setUp(failures = 0, error: Error = gone) {
  let fetches = 0;
  const loader = createLoader(async () => {
    fetches++;
    if (fetches <= failures) throw error;
    return `part ${fetches}`;
  });
  return { loader, fetches: () => fetches };
}

/** Counts the failures that are heard while a test runs. */
async function countFailures(run: () => Promise<unknown>): Promise<number> {
  let heard = 0;
  const stop = onChunkFailure(() => heard++);
  await run();
  stop();
  return heard;
}

test('a loader fetches once for many callers, before and after the answer', async () => {
  const { loader, fetches } = setUp();
  expect(await Promise.all([loader.fetch(), loader.fetch()])).toEqual(['part 1', 'part 1']);
  expect(await loader.fetch()).toBe('part 1');
  expect(fetches()).toBe(1);
});

test('a loader fetches nothing before it is asked', () => {
  expect(setUp().fetches()).toBe(0);
});

test('a part that was asked for ahead is there when it is needed', async () => {
  const { loader, fetches } = setUp();
  loader.ahead();
  await loader.fetch();
  expect(loader.attempt().outcome.get()).toEqual({ value: 'part 1' });
  expect(fetches()).toBe(1);
});

test('a failed fetch rejects for all its callers, and the next call fetches again', async () => {
  const { loader, fetches } = setUp(1);
  const settled = await Promise.allSettled([loader.fetch(), loader.fetch()]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await loader.fetch()).toBe('part 2');
  expect(fetches()).toBe(2);
});

test('a failed fetch ahead is nobody’s error, and the need fetches again', async () => {
  const { loader } = setUp(1);
  loader.ahead();
  await expect(loader.attempt().promise).rejects.toThrow(gone);
  expect(await loader.fetch()).toBe('part 2');
});

test('a gone chunk is heard of once, however many callers wait for it', async () => {
  const { loader } = setUp(1);
  expect(await countFailures(() => Promise.allSettled([loader.fetch(), loader.fetch()]))).toBe(1);
});

test('an error of the fetched code is no gone chunk', async () => {
  const { loader } = setUp(1, new Error('broken'));
  expect(await countFailures(() => Promise.allSettled([loader.fetch()]))).toBe(0);
});
