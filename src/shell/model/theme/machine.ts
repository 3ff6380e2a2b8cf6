/** A preference of the machine. `get` and `subscribe` fit useSyncExternalStore. */
export interface Preference {
  get(): boolean;
  subscribe(listener: () => void): () => void;
}

function preference(query: string): Preference {
  const media = window.matchMedia(query);
  return {
    get: () => media.matches,
    subscribe(listener) {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
  };
}

/** A dark screen. */
export const prefersDark = preference('(prefers-color-scheme: dark)');

/** Nothing that moves. */
export const prefersStill = preference('(prefers-reduced-motion: reduce)');

/** Paper in place of a screen, while the browser prints. */
export const printing: Preference = paper();

function paper(): Preference {
  let isPrinting = false;
  const listeners = new Set<() => void>();
  const turn = (on: boolean) => () => {
    isPrinting = on;
    for (const listener of listeners) listener();
  };
  window.addEventListener('beforeprint', turn(true));
  window.addEventListener('afterprint', turn(false));
  return {
    get: () => isPrinting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
