import { sameId } from '@/src/lib/recordId';
import type { Grants } from '../access-control/permissions';
import type { Rules, User } from './user';

/**
 * The session's states (architecture, section 3). Each holds only certain facts. `expired-prompting` shows the dialog;
 * `expired-quiet` leaves the page as it is, refuses writes and shows a slim bar.
 */
export type SessionState = SignedOut | Loading | SignedIn;

export interface SignedOut {
  readonly phase: 'signed-out';
  /** The message of the sign-in page: why the last session ended before it began (GUARD-4). */
  readonly notice?: string;
  /** The next address; absent at a cold start, where the visitor wants the present address (GUARD-2, 4, 5). */
  readonly landing?: '/' | '/index';
}

export interface Loading {
  readonly phase: 'loading';
  readonly user: User;
  /** True where a stored token was found at the start, false after a sign-in. */
  readonly cold: boolean;
}

export interface SignedIn {
  readonly phase: 'active' | 'expired-prompting' | 'expired-quiet';
  readonly user: User;
  readonly rules: Rules;
}

/** Events of a session. */
export type SessionEvent =
  /** The server accepted a sign-in, here or in another browser tab. */
  | { readonly type: 'entered'; readonly user: User }
  /** The rule list arrived, for the first time or again (PERM-4), with the person where they have changed. */
  | { readonly type: 'loaded'; readonly rules: Rules; readonly user?: User }
  /** The rule list could not be fetched (GUARD-4). */
  | { readonly type: 'failed'; readonly notice: string }
  /** A request was answered with 401 or 40310 (CODE-1). */
  | { readonly type: 'expired' }
  /** The person chose to stay on the page. */
  | { readonly type: 'stayed' }
  /** The person changed their own data; `user` is all of it. */
  | { readonly type: 'changed'; readonly user: User }
  /** The same person signed in again in another browser tab. */
  | { readonly type: 'renewed' }
  /** The person signed out, here or in another browser tab. */
  | { readonly type: 'left' };

/** The state that follows. An event without meaning in a state returns the same state. */
export function transition(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'entered':
      return { phase: 'loading', user: event.user, cold: false };
    case 'loaded':
      return state.phase === 'loading' || state.phase === 'active'
        ? withUser({ phase: 'active', user: state.user, rules: event.rules }, event.user ?? state.user)
        : state;
    case 'failed':
      return state.phase === 'loading' ? { phase: 'signed-out', notice: event.notice, landing: '/' } : state;
    case 'expired':
      return state.phase === 'active' ? { ...state, phase: 'expired-prompting' } : state;
    case 'stayed':
      return state.phase === 'expired-prompting' ? { ...state, phase: 'expired-quiet' } : state;
    case 'changed':
      return withUser(state, event.user);
    case 'renewed':
      return hasExpired(state) ? { ...state, phase: 'active' } : state;
    case 'left':
      return state.phase === 'signed-out' ? state : { phase: 'signed-out', landing: '/index' };
  }
}

/** Whether somebody is signed in and the rule list is there; true while expired as well: the page stays. */
export function isSignedIn(state: SessionState): state is SignedIn {
  return state.phase !== 'signed-out' && state.phase !== 'loading';
}

/** The person of the session. */
export function userOf(state: SessionState): User | undefined {
  return state.phase === 'signed-out' ? undefined : state.user;
}

/** Permissions and roles of the signed-in person; none where nobody is. */
export function grantsOf(state: SessionState): Grants {
  return isSignedIn(state)
    ? { permissions: state.rules.permissions, roles: state.user.roles }
    : { permissions: [], roles: [] };
}

/** The same state with newer data of the same person. */
function withUser(state: SessionState, user: User): SessionState {
  return state.phase === 'signed-out' || !sameId(state.user.id, user.id) ? state : { ...state, user };
}

function hasExpired(state: SessionState): state is SignedIn {
  return state.phase === 'expired-prompting' || state.phase === 'expired-quiet';
}
