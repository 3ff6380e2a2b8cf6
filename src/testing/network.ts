/** Takes the browser's network away, or gives it back, as far as pages can see. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** A network that is away until the test gives it back. */
export function createTestNetwork() {
  const listeners = new Set<() => void>();
  return {
    isOffline: () => true,
    onceBack: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    back: () => {
      for (const listener of listeners) listener();
      listeners.clear();
    },
    listeners,
  };
}
