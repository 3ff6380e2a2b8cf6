import { runAll } from './runAll';

/** A value that can be observed; `get` and `subscribe` fit React's useSyncExternalStore. */
export interface Store<T> {
  get(): T;
  /** Replaces the value and calls the listeners; not for the same value. */
  set(value: T): void;
  /** Returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
}

/** The part of a store that its readers need. */
export type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      runAll('Not every listener could follow', [...listeners]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
