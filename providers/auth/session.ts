import { sameId } from '@/src/lib/recordId';
import { runAll } from '@/src/lib/runAll';
import { createStore } from '@/src/lib/store';
import type { Credentials } from './loginResponse';
import type { SessionChannel } from './sessionChannel';
import type { SessionRules, SessionServer, SignInForm } from './sessionServer';
import { isSignedIn, type SessionEvent, type SessionState, transition, userOf } from './sessionState';
import type { SessionStore } from './sessionStore';
import type { User } from './user';
import type { UserScope } from './userScope';

/** The only owner of token, user, rules and the session's state. `get` and `subscribe` fit useSyncExternalStore. */
export interface Session {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** The token that requests carry; undefined while signed out. */
  token(): string | undefined;
  /** Whether requests are to be refused unsent: the person chose to stay on an expired page. */
  refusing(): boolean;
  /**
   * Reports a response 401 or 40310. However many are reported, the state changes once. `usedToken` is the token that
   * the request carried: a late response to a token no longer in use is ignored.
   */
  onExpired(usedToken?: string): void;
  /** Signs in and loads the rules. Rejects with the server's refusal; a failed load ends in `signed-out` with a notice. */
  signIn(form: SignInForm): Promise<void>;
  /** Fetches the rule list for the session in `loading`; never rejects (GUARD-3, GUARD-4). */
  load(): Promise<void>;
  /** Fetches the rule list again without a new sign-in (PERM-4). Rejects where that fails; the old rules stay. */
  reloadRules(): Promise<void>;
  /**
   * Takes over changes of the person's own data, here, in the store and in all other browser tabs (screen A4). Does
   * nothing where nobody is signed in, or where another tab has signed out or in meanwhile.
   */
  updateUser(part: Partial<Omit<User, 'id'>>): void;
  /** Closes the dialog and stays on the page. */
  stay(): void;
  /** Signs out here and in all other browser tabs (SESS-2, SESS-3), whatever step of it fails. Asks no question. */
  signOut(): void;
}

/** Dependencies of a session on its environment. */
export interface SessionNeeds {
  readonly server: SessionServer;
  readonly store: SessionStore;
  readonly sessionChannel: SessionChannel;
  readonly userScope: Pick<UserScope, 'changed'>;
}

/** Creates the session: `loading` where a stored one is found (call `load` then), else `signed-out`. */
export function createSession({ server, store, sessionChannel, userScope }: SessionNeeds): Session {
  const found = store.read();
  let token = found?.token;
  const state = createStore<SessionState>(
    found ? { phase: 'loading', user: found.user, cold: true } : { phase: 'signed-out' },
  );

  function dispatch(event: SessionEvent): void {
    const before = state.get();
    const after = transition(before, event);
    if (after === before) return;
    const former = userOf(before);
    const isGone = former && !sameId(former.id, userOf(after)?.id);
    runAll('Not everybody could follow the session', [
      () => state.set(after),
      ...(isGone ? [userScope.changed] : []),
    ]);
  }

  function enter(credentials: Credentials, leave = forget): Promise<void> {
    token = credentials.token;
    dispatch({ type: 'entered', user: credentials.user });
    return load(leave);
  }

  /** `leave` ends a session whose rules do not come. */
  async function load(leave = forget): Promise<void> {
    const usedToken = token;
    try {
      const answer = await server.rules();
      if (usedToken === token) take(answer);
    } catch (error) {
      if (usedToken !== token) return;
      leave();
      dispatch({ type: 'failed', notice: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Takes over the rules, and what the server says anew about the person: roles, name, picture. */
  function take({ user, ...rules }: SessionRules): void {
    const former = userOf(state.get());
    const news =
      sameId(user?.id, former?.id) && JSON.stringify(user) !== JSON.stringify(former) ? user : undefined;
    if (news && token !== undefined && store.read()?.token === token) store.write({ token, user: news });
    dispatch({ type: 'loaded', rules, ...(news && { user: news }) });
  }

  function forget(): void {
    leaveHere();
    store.clear();
  }

  /** Leaves the stored session to the browser tab that began it. */
  function leaveHere(): void {
    token = undefined;
  }

  /** Another browser tab signed in or out, or changed the person: reads the store again. */
  function follow(): void {
    const stored = store.read();
    const now = state.get();
    if (!stored) {
      leaveHere();
      dispatch({ type: 'left' });
    } else if (stored.token === token) {
      dispatch({ type: 'changed', user: stored.user });
    } else if (isSignedIn(now) && sameId(now.user.id, stored.user.id)) {
      token = stored.token;
      dispatch({ type: 'renewed' });
    } else {
      void enter(stored, leaveHere);
    }
  }

  sessionChannel.onTold(follow);

  return {
    get: state.get,
    subscribe: state.subscribe,
    token: () => token,
    refusing: () => state.get().phase === 'expired-quiet',
    onExpired(usedToken) {
      if (usedToken === undefined || usedToken === token) dispatch({ type: 'expired' });
    },
    async signIn(form) {
      const credentials = await server.signIn(form);
      store.write(credentials);
      sessionChannel.tell();
      await enter(credentials);
    },
    load: () => load(),
    async reloadRules() {
      const usedToken = token;
      const answer = await server.rules();
      if (usedToken === token) take(answer);
    },
    updateUser(part) {
      const stored = store.read();
      if (!stored || stored.token !== token) return;
      const user = { ...stored.user, ...part };
      store.write({ token, user });
      dispatch({ type: 'changed', user });
      sessionChannel.tell();
    },
    stay: () => dispatch({ type: 'stayed' }),
    signOut() {
      // The server is notified, without waiting: the sign-out is complete anyway.
      if (token !== undefined) void server.signOut?.(token).catch(() => undefined);
      runAll('Not everything could be cleared at sign-out', [
        forget,
        () => dispatch({ type: 'left' }),
        sessionChannel.tell,
      ]);
    },
  };
}
