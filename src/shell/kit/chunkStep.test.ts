import { expect, test } from 'vitest';
import { stepAfter } from './chunkStep';
import { createReloadMemory } from './reloadMemory';

const [online, hasUnsaved, tried] = [true, true, true];
const usual = { online, hasUnsaved: false, tried: false };

test.each([
  ['once: the page is loaded again', usual, 'reload'],
  ['a second time: somebody is asked for', { ...usual, tried }, 'again'],
  ['with something unsaved: never at its cost', { ...usual, hasUnsaved }, 'unsaved'],
  ['with something unsaved, a second time', { ...usual, hasUnsaved, tried }, 'unsaved'],
  ['without a network: it would not help', { ...usual, online: false }, 'offline'],
  ['without a network, a second time', { online: false, hasUnsaved, tried }, 'offline'],
] as const)('a chunk that cannot be fetched %s', (_, facts, step) => {
  expect(stepAfter(facts)).toBe(step);
});

/** Session storage of one browser tab, and a clock to set. */
function browserTab() {
  const items = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  const clock = { now: 0 };
  return { open: () => createReloadMemory(storage, () => clock.now), clock };
}

test('a reload is remembered over the reload, for that chunk alone', () => {
  const { open } = browserTab();
  expect(open().add('a-1.js')).toBe(true);
  expect(open().has('a-1.js')).toBe(true);
  expect(open().has('b-1.js')).toBe(false);
});

test('two chunks that fail in turn do not make the page reload for ever', () => {
  const { open } = browserTab();
  open().add('a-1.js');
  open().add('b-1.js');
  expect(open().has('a-1.js') && open().has('b-1.js')).toBe(true);
});

test('a failure after ten minutes is a new one', () => {
  const { open, clock } = browserTab();
  open().add('a-1.js');
  clock.now = 10 * 60_000;
  expect(open().has('a-1.js')).toBe(false);
});

test('an attempt that cannot be remembered must not be made; a memory that cannot be read counts as none', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(createReloadMemory(() => ({ getItem: () => null, setItem: full })).add('a-1.js')).toBe(false);
  expect(createReloadMemory(() => ({ getItem: () => '{', setItem: full })).has('a-1.js')).toBe(false);
  expect(createReloadMemory(full).has('a-1.js')).toBe(false);
  expect(createReloadMemory(full).add('a-1.js')).toBe(false);
});
