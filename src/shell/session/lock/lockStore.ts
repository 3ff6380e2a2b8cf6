import type { Session } from '@/providers/auth/session';
import type { UserScope } from '@/providers/auth/userScope';
import { safeLocal, type TextStorage } from '@/src/lib/safeStorage';
import { createStore } from '@/src/lib/store';

/** Local storage key; holds the mark of the sign-in that is locked. */
const key = 'shell-lock';

/** Milliseconds that the keepers of drafts are given before the screen is locked without them. */
const patience = 1000;

/** The screen's lock, one for all browser tabs. `get` and `subscribe` fit useSyncExternalStore. */
export interface Lock {
  /** Whether the screen is locked. */
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** Locks here and in all other tabs, once what is being typed is safe. It stays locked over a reload. */
  lock(): Promise<void>;
  /** Ends the lock here and in all other tabs; for anyone who has seen the server agree. */
  unlock(): void;
  /** Registers what must be done before the pages are taken down; returns the way to take it back. */
  onBeforeLock(keep: Keeper): () => void;
}

/** Makes something safe; its promise is waited for. What it throws keeps nobody from locking. */
type Keeper = () => unknown;

/** Dependencies of a lock on its environment. */
interface LockNeeds {
  readonly session: Pick<Session, 'token' | 'subscribe'>;
  readonly userScope: Pick<UserScope, 'onUserChange'>;
  readonly storage?: TextStorage;
  /** Where the browser says that another tab has changed the storage. */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Opens the lock as the storage has it. It belongs to one sign-in: anyone who signs in anew has just given the password.
 * Local storage and not the session's, or a new browser tab would be the way around it.
 */
export function createLock({ session, userScope, storage = safeLocal, events = window }: LockNeeds): Lock {
  const keepers = new Set<Keeper>();
  const isStored = () => storage.getItem(key) === markOf(session.token());
  const locked = createStore(isStored());

  async function keepAll(): Promise<void> {
    const kept = Promise.allSettled([...keepers].map(async (keep) => keep()));
    await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, patience))]);
  }

  /** Another tab has locked or unlocked, or the session is another one. */
  async function follow(): Promise<void> {
    if (isStored() && !locked.get()) await keepAll();
    locked.set(isStored());
  }

  return {
    get: locked.get,
    subscribe(listener) {
      const onFollow = () => void follow();
      const stops = [
        session.subscribe(onFollow),
        userScope.onUserChange(() => storage.removeItem(key)),
        listen(events, onFollow),
      ];
      const stop = locked.subscribe(listener);
      onFollow();
      return () => {
        stop();
        for (const end of stops) end();
      };
    },
    async lock() {
      await keepAll();
      storage.setItem(key, markOf(session.token()));
      locked.set(true);
    },
    unlock() {
      storage.removeItem(key);
      locked.set(false);
    },
    onBeforeLock(keep) {
      keepers.add(keep);
      return () => {
        keepers.delete(keep);
      };
    },
  };
}

function listen(events: NonNullable<LockNeeds['events']>, onFollow: () => void): () => void {
  events.addEventListener('storage', onFollow);
  return () => events.removeEventListener('storage', onFollow);
}

/** Tells sign-ins apart without writing the token down a second time. */
function markOf(token = ''): string {
  return `of ${token.slice(-8)}`;
}
