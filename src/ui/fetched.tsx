import { type ComponentType, type ReactNode, useMemo } from 'react';
import { createStore, type Readable } from '../lib/store';
import { useStore } from './useStore';

/**
 * Code or data that is fetched once, and available at once wherever it is drawn after that. Pages wait for theirs in
 * this way and not by React's `lazy`. A fallback of Suspense stays on screen for at least 300 ms. The content behind it
 * is drawn in pieces that any other change throws away and begins anew (decision 24).
 */
export interface Fetched<T> {
  readonly promise: Promise<T>;
  readonly outcome: Readable<Outcome<T> | undefined>;
}

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/** Follows the outcome of a promise. */
function follow<T>(promise: Promise<T>): Fetched<T> {
  const { get, set, subscribe } = createStore<Outcome<T> | undefined>(undefined);
  promise.then(
    (value) => set({ value }),
    (error: unknown) => set({ error }),
  );
  return { promise, outcome: { get, subscribe } };
}

/** Fetches something when it is first needed. A failure is forgotten, so that the next use fetches again. */
export function once<T>(fetch: () => Promise<T>): () => Fetched<T> {
  let fetched: Fetched<T> | undefined;
  return () => {
    if (fetched) return fetched;
    fetched = follow(fetch());
    fetched.promise.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
}

/** In place of what is fetched later. */
export const notYet = once(() => new Promise<never>(() => undefined));

/**
 * The fetched value; undefined while it is on its way. Throws its error, for the boundary around the page. Asks once as
 * long as the component is mounted: `fetch` is the same function each time.
 */
export function useFetched<T>(fetch: () => Fetched<T>): T | undefined {
  const { outcome } = useMemo(fetch, [fetch]);
  const settled = useStore(outcome);
  if (settled && 'error' in settled) throw settled.error;
  return settled?.value;
}

/** A module whose component is its default export. */
export interface Code<Props> {
  readonly default: ComponentType<Props>;
}

interface LoadableProps<Props> {
  readonly fetch: () => Fetched<Code<Props>>;
  readonly props: Props;
  /** Replaces the component until it is here. */
  readonly fallback?: ReactNode;
}

/** A component as soon as its code is here; at once where it is here already. */
export function Loadable<Props extends object>({ fetch, props, fallback = null }: LoadableProps<Props>) {
  const Component = useFetched(fetch)?.default;
  return Component ? <Component {...props} /> : fallback;
}
