import { callPlatform } from '@/providers/auth/callPlatform';
import { shellCalls } from '@/providers/data/shellCalls';
import type { Send } from '@/providers/http/call';
import { isRecord, textOr } from '@/src/lib/record';

/** Whether the server has a newer build than the one that was first seen; `get` and `subscribe` fit useSyncExternalStore. */
export interface BuildCheck {
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** Asks; never rejects, and what fails is nothing new (LAY-12). */
  check(): Promise<void>;
}

/** Opens the check; the first build that it hears of is the one that runs here. */
export function createBuildCheck(send: Send): BuildCheck {
  const listeners = new Set<() => void>();
  let first: string | undefined;
  let isNewer = false;

  async function check(): Promise<void> {
    const tag = await fetchTag(send);
    if (tag === undefined) return;
    first ??= tag;
    if (tag === first || isNewer) return;
    isNewer = true;
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => isNewer,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    check,
  };
}

const opened = new WeakMap<Send, BuildCheck>();

/** The one check of a loaded page: it outlives the frame, which comes and goes with sign-out and lock. */
export function buildCheckOf(send: Send): BuildCheck {
  const check = opened.get(send) ?? createBuildCheck(send);
  opened.set(send, check);
  return check;
}

async function fetchTag(send: Send): Promise<string | undefined> {
  const options = { quiet: true, allowRepeat: true };
  try {
    const data = await callPlatform(send, shellCalls.latestVersion, { appId: 'admin' }, options);
    return (isRecord(data) && textOr(data.lasttag)) || undefined;
  } catch {
    return undefined;
  }
}
