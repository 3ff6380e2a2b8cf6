import type { SessionState, SignedOut } from '@/providers/auth/sessionState';
import { withoutTrailingSlash } from '@/src/lib/path';
import { ownAddress } from '@/src/lib/webAddress';

/** A visitor's address and the state of the session. */
export interface GuardInput {
  /** Begins with a slash. */
  readonly path: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  readonly phase: SessionState['phase'];
  /** The address after the end of the last session, if one ended on this page. */
  readonly landing?: SignedOut['landing'];
}

/** The guard's decision: stay, or replace the address by another one of the application. */
export type Decision = { readonly kind: 'stay' } | { readonly kind: 'go'; readonly to: string };

const stay: Decision = { kind: 'stay' };

/** Decides where a visitor may be (ROUTE-1, ROUTE-2, ROUTE-4, GUARD-1 to GUARD-5). Pure; RouteGuard and Root obey. */
export function decide({ path, search, phase, landing }: GuardInput): Decision {
  const passedTo = redirectedTo(path + search);
  if (passedTo !== undefined) return go(passedTo);
  if (phase === 'signed-out') {
    return openPage(path) ? stay : go(`/login?redirect=${encodeURIComponent(landing ?? path + search)}`);
  }
  if (phase === 'loading') return stay;
  if (openPage(path)) return go(wantedBy(search) ?? '/');
  return path === '/' ? go('/index') : stay;
}

const passage = '/redirect/';

/** The address that one below `/redirect` leads to, by which a page is refreshed (ROUTE-1); undefined for all others. */
export function redirectedTo(address: string): string | undefined {
  if (!address.startsWith(passage)) return undefined;
  return ownAddress(`/${address.slice(passage.length).replace(/^[/\\]+/, '')}`) ?? '/index';
}

/** The page at a path that opens without a token (ROUTE-2); undefined for all other paths. */
export function openPage(path: string): '/login' | '/register' | undefined {
  const page = withoutTrailingSlash(path);
  return page === '/login' || page === '/register' ? page : undefined;
}

/** Whether the path shows the no-access page (ROUTE-3). */
export function isRefusal(path: string): boolean {
  return withoutTrailingSlash(path) === '/401';
}

/** The address that the sign-in page continues to, where the query names one inside the application (GUARD-2). */
function wantedBy(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('redirect');
  return wanted === null ? undefined : insideAddress(wanted);
}

/**
 * An address from outside that may be followed. Undefined where a browser could read another host from it, and for the
 * pages without a session.
 */
export function insideAddress(address: string): string | undefined {
  const own = ownAddress(address);
  return own === undefined || openPage(own.split(/[?#]/, 1)[0] ?? '') ? undefined : own;
}

function go(to: string): Decision {
  return { kind: 'go', to };
}
