import { useSyncExternalStore } from 'react';
import type { Session } from '@/providers/auth/session';
import type { SessionState } from '@/providers/auth/sessionState';

/** The session's state as it is now. */
export function useSession(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.get);
}
