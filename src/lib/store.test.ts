import { expect, test, vi } from 'vitest';
import { createStore } from './store';

test('listeners are told of another value, and not of the same one', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1]);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a listener that leaves while the others are told keeps none of them from hearing', () => {
  const store = createStore('a');
  const second = vi.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(second);
  store.set('b');
  expect(second).toHaveBeenCalledTimes(1);
});
