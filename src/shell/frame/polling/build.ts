import { callOperation } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import type { Send } from '@/providers/http/request';
import { pageBuild } from '@/src/lib/pageBuild';
import { isRecord, textOr } from '@/src/lib/record';
import { createStore } from '@/src/lib/store';

/** Whether there is a newer build than the running one; `get` and `subscribe` fit useSyncExternalStore. */
export interface BuildCheck {
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Reads the deployed build; with `release`, the server's newest release as well. Never rejects, and a failure counts
   * as nothing new (LAY-12).
   */
  check(asks?: { readonly release: boolean }): Promise<void>;
}

/** The running build, and a function that reads the deployed one; each is undefined where it is unknown. */
export interface Deployment {
  readonly own: string | undefined;
  readonly ask: () => Promise<string | undefined>;
}

/**
 * Creates the check. A deployed build of another name than this page's is newer. So is a release with another tag than
 * the first one seen.
 */
export function createBuildCheck(send: Send, deployment: Deployment = here()): BuildCheck {
  let firstTag: string | undefined;
  const isNewer = createStore(false);
  const offer = () => isNewer.set(true);

  async function checkDeployed(): Promise<void> {
    const { own, ask } = deployment;
    if (own === undefined) return;
    const build = await silently(ask);
    if (build !== undefined && build !== own) offer();
  }

  async function checkRelease(): Promise<void> {
    const tag = await silently(() => fetchTag(send));
    if (tag === undefined) return;
    firstTag ??= tag;
    if (tag !== firstTag) offer();
  }

  return {
    get: isNewer.get,
    subscribe: isNewer.subscribe,
    async check({ release } = { release: false }) {
      await Promise.all([checkDeployed(), release && checkRelease()]);
    },
  };
}

const opened = new WeakMap<Send, BuildCheck>();

/** The only check of a loaded page: it outlives the frame, which comes and goes with sign-out and lock. */
export function buildCheckOf(send: Send): BuildCheck {
  const check = opened.get(send) ?? createBuildCheck(send);
  opened.set(send, check);
  return check;
}

/** This page, and the `version.json` that the build wrote beside its index.html. */
function here(): Deployment {
  return { own: pageBuild(), ask: askDeployed };
}

async function askDeployed(): Promise<string | undefined> {
  const response = await fetch('/version.json', { cache: 'no-store' });
  const version: unknown = response.ok ? await response.json() : undefined;
  return (isRecord(version) && textOr(version.build)) || undefined;
}

async function fetchTag(send: Send): Promise<string | undefined> {
  const { data } = await callOperation({ send }, shellCalls.latestVersion, {
    body: { appId: 'admin' },
    options: { quiet: true, allowRepeat: true },
  });
  return (isRecord(data) && textOr(data.lasttag)) || undefined;
}

async function silently(ask: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
