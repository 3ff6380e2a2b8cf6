import { useEffect } from 'react';
import { useStore } from '@/src/ui/useStore';
import type { PlatformConfig, PlatformConfigStore } from './platformConfig';

/** Milliseconds after which a configuration that could not be read is read again. */
const patience = 5 * 60_000;

/** The present configuration of the platform. */
export function usePlatformConfig(store: PlatformConfigStore): PlatformConfig {
  return useStore(store);
}

/**
 * Reads the configuration once, when somebody has signed in. After a failure it is read again five minutes later, or
 * when the window is next in front after that. For the frame, which lives as long as the session.
 */
export function useLoadPlatformConfig(store: PlatformConfigStore, wait = patience): void {
  useEffect(() => loadUntilRead(store, wait), [store, wait]);
}

/** Asks until the server has answered; returns a function that gives up. */
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
