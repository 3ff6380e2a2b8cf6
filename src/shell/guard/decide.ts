import type { SessionState, SignedOut } from '@/providers/auth/sessionState';

/** Where a visitor is and what is known about the session. */
export interface Whereabouts {
  /** Begins with a slash. */
  readonly path: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  readonly phase: SessionState['phase'];
  /** Where the end of the last session leads, if one ended on this page. */
  readonly landing?: SignedOut['landing'];
}

/** What the guard says: stay, or replace the address by another one of the application. */
export type Decision = { readonly kind: 'stay' } | { readonly kind: 'go'; readonly to: string };

const stay: Decision = { kind: 'stay' };

/** Decides where a visitor may be (ROUTE-1, ROUTE-2, ROUTE-4, GUARD-1 to GUARD-5). Pure; RouteGuard and Root obey. */
export function decide({ path, search, phase, landing }: Whereabouts): Decision {
  if (path.startsWith('/redirect/'))
    return go(`/${path.slice('/redirect/'.length).replace(/^[/\\]+/, '')}${search}`);
  if (phase === 'signed-out') {
    return isOpen(path) ? stay : go(`/login?redirect=${encodeURIComponent(landing ?? path + search)}`);
  }
  if (phase === 'loading') return stay;
  if (isOpen(path)) return go(wantedBy(search) ?? '/');
  return path === '/' ? go('/index') : stay;
}

/** Whether the path opens without a token (ROUTE-2). */
export function isOpen(path: string): path is '/login' | '/register' {
  return path === '/login' || path === '/register';
}

/** The address that the sign-in page leads to, where the query names one inside the application (GUARD-2). */
function wantedBy(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('redirect');
  return wanted !== null && isInside(wanted) ? wanted : undefined;
}

/** Whether an address from outside may be followed: one slash, nothing that a browser could read as another host. */
export function isInside(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address)) return false;
  if (/[\\\p{Cc}]/u.test(address)) return false;
  return !isOpen(address.split(/[?#]/, 1)[0] ?? '');
}

function go(to: string): Decision {
  return { kind: 'go', to };
}
