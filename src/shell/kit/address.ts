import { useSyncExternalStore } from 'react';

/** The address below the host, for pages before there is a router. */
export interface Address {
  readonly path: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
}

const listeners = new Set<() => void>();

/** The present address; follows `goTo`, `replaceAddress` and the browser's back and forward. */
export function useAddress(): Address {
  const { pathname, search } = new URL(useSyncExternalStore(subscribe, read));
  return { path: pathname, search };
}

/** Opens another address, with an entry in the history. */
export function goTo(to: string): void {
  history.pushState(null, '', to);
  tell();
}

/** Replaces the present address by another one. */
export function replaceAddress(to: string): void {
  history.replaceState(null, '', to);
  tell();
}

function read(): string {
  return location.href;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
