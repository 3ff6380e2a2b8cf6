import type { Session } from '@/providers/auth/session';
import type { SessionState } from '@/providers/auth/sessionState';
import { useStore } from '@/src/ui/useStore';

/** The present state of the session. */
export function useSession(session: Session): SessionState {
  return useStore(session);
}
