import { expect, onTestFinished, test, vi } from 'vitest';
import { createUserScope } from '@/providers/auth/userScope';
import { memoryStorage } from '../../model/memoryStorage';
import { createLock } from './lockStore';

/**
 * A browser in which one person is signed in. Every tab shares the storage and gets an event when another one has
 * changed it.
 */
function browser(token = 'token-of-admin-1') {
  const storage = memoryStorage();
  const tabs: EventTarget[] = [];
  const sessionListeners = new Set<() => void>();
  const userScope = createUserScope();
  const session = {
    token: () => token,
    subscribe: (listener: () => void) => {
      sessionListeners.add(listener);
      return () => void sessionListeners.delete(listener);
    },
  };

  /** A tab that observes the lock; `changes` counts its notifications. */
  function open() {
    const events = new EventTarget();
    tabs.push(events);
    const tellOthers = () => {
      for (const tab of tabs) if (tab !== events) tab.dispatchEvent(new Event('storage'));
    };
    const told = {
      ...storage,
      setItem: (key: string, value: string) => {
        storage.setItem(key, value);
        tellOthers();
      },
      removeItem: (key: string) => {
        storage.removeItem(key);
        tellOthers();
      },
    };
    const lock = createLock({ session, userScope, storage: told, events });
    let changes = 0;
    const stop = lock.subscribe(() => changes++);
    return { lock, stop, changes: () => changes };
  }

  return {
    open,
    userScope,
    signInAnew(next: string) {
      token = next;
      for (const listener of sessionListeners) listener();
    },
  };
}

test('the lock holds over a reload, until somebody unlocks it', async () => {
  const { open } = browser();
  const { lock, changes } = open();
  expect(lock.get()).toBe(false);
  await lock.lock();
  expect([lock.get(), changes()]).toEqual([true, 1]);
  const reloaded = open();
  expect(reloaded.lock.get()).toBe(true);
  reloaded.lock.unlock();
  expect(open().lock.get()).toBe(false);
});

test('all tabs of the browser lock and unlock together', async () => {
  const { open } = browser();
  const [one, other] = [open(), open()];
  await one.lock.lock();
  await expect.poll(() => other.lock.get()).toBe(true);
  other.lock.unlock();
  expect([one.lock.get(), one.changes(), other.changes()]).toEqual([false, 2, 2]);
});

test('typed text is safe before the lock, in every tab; a failure does not stop the lock', async () => {
  const { open } = browser();
  const [one, other] = [open(), open()];
  const kept: string[] = [];
  const keeper = (name: string, lock: typeof one.lock) => async () => {
    await Promise.resolve();
    kept.push(`${name} ${lock.get()}`);
  };
  one.lock.onBeforeLock(keeper('one', one.lock));
  one.lock.onBeforeLock(() => Promise.reject(new Error('no storage')));
  const takeBack = one.lock.onBeforeLock(keeper('taken back', one.lock));
  other.lock.onBeforeLock(keeper('other', other.lock));
  takeBack();
  await one.lock.lock();
  await expect.poll(() => other.lock.get()).toBe(true);
  expect(kept).toEqual(['one false', 'other false']);
});

test('a keeper that never ends delays the lock by a second only', async () => {
  const { lock } = browser().open();
  lock.onBeforeLock(() => new Promise(() => undefined));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const locking = lock.lock();
  await vi.advanceTimersByTimeAsync(999);
  expect(lock.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await locking;
  expect(lock.get()).toBe(true);
});

test('a new sign-in lifts the earlier lock', async () => {
  const { open, signInAnew } = browser();
  const { lock } = open();
  await lock.lock();
  signInAnew('token-of-admin-2');
  await expect.poll(() => lock.get()).toBe(false);
  expect(open().lock.get()).toBe(false);
});

test('[SESS-5] the lock goes with the person whose screen it was', async () => {
  const { open, userScope } = browser();
  const { lock } = open();
  await lock.lock();
  userScope.changed();
  expect(open().lock.get()).toBe(false);
});

test('a listener that has stopped is not told', async () => {
  const { lock, stop, changes } = browser().open();
  stop();
  await lock.lock();
  expect(changes()).toBe(0);
});
