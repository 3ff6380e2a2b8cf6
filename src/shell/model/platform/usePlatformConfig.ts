import { useEffect } from 'react';
import { useStore } from '@/src/ui/useStore';
import type { PlatformConfig, PlatformConfigStore } from './platformConfig';

/** Milliseconds after which a configuration that could not be read is asked for again. */
const patience = 5 * 60_000;

/** The platform's configuration as it is now. */
export function usePlatformConfig(store: PlatformConfigStore): PlatformConfig {
  return useStore(store);
}

/**
 * Reads the configuration once, when somebody has signed in; where that fails, again five minutes later, or when the
 * window is next looked at after that. For the frame, which stands as long as the session does.
 */
export function useLoadPlatformConfig(store: PlatformConfigStore, wait = patience): void {
  useEffect(() => loadUntilRead(store, wait), [store, wait]);
}

/** Asks until the server has answered; returns the way to give up. */
function loadUntilRead(store: PlatformConfigStore, wait: number): () => void {
  const given = new AbortController();
  const { signal } = given;

  async function ask(): Promise<void> {
    if (signal.aborted || (await store.load()) || signal.aborted) return;
    const timer = setTimeout(readWhenVisible, wait);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  function readWhenVisible(): void {
    if (document.visibilityState === 'visible') void ask();
    else document.addEventListener('visibilitychange', readWhenVisible, { once: true, signal });
  }

  void ask();
  return () => given.abort();
}
