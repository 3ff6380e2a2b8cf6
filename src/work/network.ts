/** The browser's network, as far as it tells of it. */
export interface Network {
  /** Whether the browser knows that it has none. */
  readonly isOffline: () => boolean;
  /** Calls once when it is back; the function that is returned gives that up. */
  readonly onceBack: (listener: () => void) => () => void;
}

/** The network of this window. */
export const browserNetwork: Network = {
  isOffline: () => globalThis.navigator?.onLine === false,
  onceBack: (listener) => {
    window.addEventListener('online', listener, { once: true });
    return () => window.removeEventListener('online', listener);
  },
};
