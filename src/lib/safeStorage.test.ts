import { expect, test } from 'vitest';
import { safely, type TextStorage } from './safeStorage';

/** A storage whose members fail while `broken` is set. */
function storageThatMayFail() {
  const items = new Map<string, string>();
  const state = { broken: false };
  const or = <T>(use: () => T): T => {
    if (state.broken) throw new DOMException('full', 'QuotaExceededError');
    return use();
  };
  const storage: TextStorage = {
    getItem: (key) => or(() => items.get(key) ?? null),
    setItem: (key, value) => or(() => void items.set(key, value)),
    removeItem: (key) => or(() => void items.delete(key)),
  };
  return { storage, items, state };
}

test('texts hold until the page is left where the browser forbids storage altogether', () => {
  const forbidden = safely(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(forbidden.getItem('a')).toBeNull();
  forbidden.setItem('a', '1');
  expect(forbidden.getItem('a')).toBe('1');
  forbidden.removeItem('a');
  expect(forbidden.getItem('a')).toBeNull();
});

test('a full storage does not bring back an older value', () => {
  const { storage, items, state } = storageThatMayFail();
  const safe = safely(() => storage);
  safe.setItem('a', 'old');
  state.broken = true;
  safe.setItem('a', 'new');
  state.broken = false;
  expect([safe.getItem('a'), items.get('a')]).toEqual(['new', 'old']);
  safe.setItem('a', 'newest');
  expect([safe.getItem('a'), items.get('a')]).toEqual(['newest', 'newest']);
});

test('a value that another tab of the browser writes or removes is seen', () => {
  const { storage, items } = storageThatMayFail();
  const safe = safely(() => storage);
  safe.setItem('a', '1');
  items.set('a', '2');
  expect(safe.getItem('a')).toBe('2');
  items.delete('a');
  expect(safe.getItem('a')).toBeNull();
});
