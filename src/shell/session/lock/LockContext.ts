import { createContext, use } from 'react';
import type { Lock } from './lockStore';

/** What the shell may do with the lock: shortcuts and menus lock, anyone who keeps drafts is told before. */
export type LockPlace = Pick<Lock, 'lock' | 'onBeforeLock'>;

const nowhere: LockPlace = { lock: () => Promise.resolve(), onBeforeLock: () => () => undefined };

/** Set by `LockGate` around the frame. */
export const LockContext = createContext<LockPlace>(nowhere);

/** The screen's lock; does nothing outside of the application. */
export function useLock(): LockPlace {
  return use(LockContext);
}
