import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Session } from '@/providers/auth/session';
import { decide } from '../model/guard/decide';
import { useSession } from '../session/useSession';

/** Obeys the guard inside the router: shows the page, or replaces the address. Surrounds all routes. */
export function RouteGuard({ session, children }: { session: Session; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { phase } = useSession(session);
  const decision = decide({ path: pathname, search, phase });
  return decision.kind === 'go' ? <Navigate to={decision.to} replace /> : children;
}
