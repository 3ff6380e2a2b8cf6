import { createContext, use } from 'react';
import type { Lock } from './lockStore';

/** The lock's functions for the shell: shortcuts and menus lock; keepers of drafts are told before. */
export type LockPlace = Pick<Lock, 'lock' | 'onBeforeLock'>;

const nowhere: LockPlace = { lock: () => Promise.resolve(), onBeforeLock: () => () => undefined };

/** Set by `LockGate` around the frame. */
export const LockContext = createContext<LockPlace>(nowhere);

/** The screen's lock; does nothing outside of the application. */
export function useLock(): LockPlace {
  return use(LockContext);
}
