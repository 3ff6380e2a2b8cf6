import type { Session } from '@/providers/auth/session';
import type { UserScope } from '@/providers/auth/userScope';
import { safeLocal, type TextStorage } from '@/src/lib/safeStorage';
import { createStore } from '@/src/lib/store';

/** Local storage key of the mark of the locked sign-in. */
const key = 'shell-lock';

/** Milliseconds that the keepers of drafts get before the screen is locked without them. */
const patience = 1000;

/** The screen's lock, one for all browser tabs. `get` and `subscribe` fit useSyncExternalStore. */
export interface Lock {
  /** Whether the screen is locked. */
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** Locks here and in all other tabs, once typed text is safe. It stays locked over a reload. */
  lock(): Promise<void>;
  /** Ends the lock here and in all other tabs; called once the server has agreed. */
  unlock(): void;
  /** Registers a function that runs before the pages are unmounted; returns a function that removes it. */
  onBeforeLock(keep: Keeper): () => void;
}

/** Saves something; its promise is awaited. An error in it does not prevent the lock. */
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
 * Creates the lock from the storage. It belongs to one sign-in: a new sign-in has just required the password. It is in
 * local storage and not the session's, or a new browser tab would get around it.
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

/** Identifies a sign-in without storing the token a second time. */
function markOf(token = ''): string {
  return `of ${token.slice(-8)}`;
}
