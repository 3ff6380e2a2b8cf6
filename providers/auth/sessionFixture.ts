import { RequestError } from '@/providers/http/errors';
import type { Credentials } from './loginResponse';
import { createSession } from './session';
import type { SessionChannel } from './sessionChannel';
import type { SessionServer } from './sessionServer';
import type { SessionStore } from './sessionStore';
import type { Rules } from './user';
import { someUser } from './userFixture';
import { createUserScope } from './userScope';

/** Rules that the session’s server answers with. */
export const rules: Rules = { permissions: ['a:b:c'], tree: [] };
/** The person who signs in. */
export const admin: Credentials = { token: 't-1', user: someUser() };
/** Another person. */
export const finance: Credentials = {
  token: 't-3',
  user: someUser({ id: 3, name: 'caiwu', roles: ['finance'] }),
};
/** The form of the sign-in. */
export const form = { username: 'admin', password: 'admin123' };

/** One browser: a store that all its tabs share, and the channel between them. */
export function browser(stored?: Credentials) {
  let kept = stored;
  const listeners: (() => void)[] = [];
  const store: SessionStore = {
    read: () => kept,
    write: (credentials) => {
      kept = credentials;
    },
    clear: () => {
      kept = undefined;
    },
  };
  /** A new tab with its own session. */
  function open(server: Partial<SessionServer> = {}) {
    const userScope = createUserScope();
    let clears = 0;
    userScope.onUserChange(() => {
      clears += 1;
    });
    const own = new Set<() => void>();
    const sessionChannel: SessionChannel = {
      tell: () => {
        for (const listener of listeners) if (!own.has(listener)) listener();
      },
      onTold(listener) {
        own.add(listener);
        listeners.push(listener);
        return () => own.delete(listener);
      },
    };
    const responses: SessionServer = { signIn: async () => admin, rules: async () => rules, ...server };
    const session = createSession({ server: responses, store, sessionChannel, userScope });
    return { session, userScope, phase: () => session.get().phase, clears: () => clears };
  }
  /** Changes the store without notifying anybody: the state a moment before another tab's message arrives. */
  const change = (credentials: Credentials | undefined) => {
    kept = credentials;
  };
  return { open, stored: () => kept, change };
}

/** A refusal of the server. */
export function refusal(message: string): RequestError {
  return new RequestError(message, { reason: { kind: 'refused', code: 40000, data: null }, call: 'POST /x' });
}
