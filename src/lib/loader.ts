import { isLoadingFailure } from './chunkFailure';
import { createStore, type Readable } from './store';
import { pendingStyles, restoreStyles } from './styleLinks';

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/** One fetch: its promise, and its outcome as soon as there is one. */
export interface Attempt<T> {
  readonly promise: Promise<T>;
  readonly outcome: Readable<Outcome<T> | undefined>;
}

/** Code or data that comes later: fetched once for all who need it. After a failure the next need fetches again. */
export interface Loader<T> {
  /** Fetches it, or returns what is here or on its way. */
  readonly fetch: () => Promise<T>;
  /** Fetches what will soon be needed; a failure is left to the code that needs it. */
  readonly ahead: () => void;
  /** Like `fetch`, for components. */
  readonly attempt: () => Attempt<T>;
}

const chunkFailures = createStore(0);

/** Calls the listener when a part of the program could not be fetched. Returns a function that stops listening. */
export function onChunkFailure(listener: () => void): () => void {
  return chunkFailures.subscribe(listener);
}

/**
 * Creates a loader, usually of a module: `createLoader(() => import('./exportRows'))`. Components come by `load` of
 * src/ui, which is built on it.
 */
export function createLoader<T>(fetch: () => Promise<T>): Loader<T> {
  let current: Attempt<T> | undefined;
  let hasFailed = false;

  async function fetchStyled(): Promise<T> {
    const value = await fetchRestored();
    await pendingStyles();
    return value;
  }

  /** Code that failed waits for the style sheets that failed with it; other code is not kept back by them. */
  function fetchRestored(): Promise<T> {
    const styles = restoreStyles();
    if (!styles) return fetch();
    return styles.then(fetch, (error: unknown) => {
      if (hasFailed) throw error;
      return fetch();
    });
  }

  function attempt(): Attempt<T> {
    if (current) return current;
    const promise = fetchStyled();
    const outcome = createStore<Outcome<T> | undefined>(undefined);
    current = { promise, outcome };
    promise.then(
      (value) => outcome.set({ value }),
      (error: unknown) => {
        current = undefined;
        hasFailed = true;
        outcome.set({ error });
        if (isLoadingFailure(error)) chunkFailures.set(chunkFailures.get() + 1);
      },
    );
    return current;
  }

  return { fetch: () => attempt().promise, ahead: () => void attempt(), attempt };
}
