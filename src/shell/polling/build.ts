import { callOperation } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { isRecord, textOr } from '@/src/lib/record';
import { createStore } from '@/src/lib/store';

/** Whether the server has a newer build than the one that was first seen; `get` and `subscribe` fit useSyncExternalStore. */
export interface BuildCheck {
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** Asks; never rejects, and what fails is nothing new (LAY-12). */
  check(): Promise<void>;
}

/** Opens the check; the first build that it hears of is the one that runs here. */
export function createBuildCheck(send: Send): BuildCheck {
  let first: string | undefined;
  const isNewer = createStore(false);

  async function check(): Promise<void> {
    const tag = await fetchTag(send);
    if (tag === undefined) return;
    first ??= tag;
    if (tag !== first) isNewer.set(true);
  }

  return {
    get: isNewer.get,
    subscribe: isNewer.subscribe,
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
    const { data } = await callOperation({ send }, shellCalls.latestVersion, {
      body: { appId: 'admin' },
      options,
    });
    return (isRecord(data) && textOr(data.lasttag)) || undefined;
  } catch {
    return undefined;
  }
}
