import { expect, test } from 'vitest';
import { runInLanes } from './lanes.mjs';
import type { Suite } from './suites.mjs';

/** The order in which suites begin (`+`) and end (`-`), each ended by hand. */
function runnerOf(suites: Suite[]) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const all = runInLanes(suites, async ({ name }) => {
    log.push(`+${name}`);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    log.push(`-${name}`);
    return name;
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { log, all, end };
}

const narrow = (name: string, needs: string[] = []): Suite => ({ name, command: [], needs });
const wide = (name: string): Suite => ({ name, command: [], alone: true });

test('two suites run beside each other, and one that needs both processors alone', async () => {
  const { log, all, end } = runnerOf([narrow('a'), narrow('b'), narrow('c'), wide('d'), narrow('e')]);
  await end('');
  await end('b');
  expect(log).toEqual(['+a', '+b', '-b', '+c']);
  await end('c');
  expect(log.at(-1)).toBe('-c');
  await end('a');
  expect(log.slice(-2)).toEqual(['-a', '+d']);
  await end('d');
  expect(log.at(-1)).toBe('+e');
  await end('e');
  expect(await all).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a suite waits for the ones that it needs', async () => {
  const { log, all, end } = runnerOf([narrow('build'), narrow('weigh', ['build'])]);
  await end('');
  expect(log).toEqual(['+build']);
  await end('build');
  expect(log).toEqual(['+build', '-build', '+weigh']);
  await end('weigh');
  await all;
});
