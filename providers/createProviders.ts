import { createLoader } from '@/src/lib/loader';
import { earlyCallsKey, safeLocal } from '@/src/lib/safeStorage';
import { type Auth, createAuthProvider } from './auth/authProvider';
import { createSession, type Session } from './auth/session';
import { createSessionChannel } from './auth/sessionChannel';
import { createSessionServer, lazySessionServer } from './auth/sessionServer';
import { createSessionStore } from './auth/sessionStore';
import { createUserScope, type UserScope } from './auth/userScope';
import { createOverrides, type Overrides } from './data/overrides';
import { createSend, type SendOptions } from './http/client';
import { createFailedCalls, type FailedCalls } from './http/failedCalls';
import type { Send } from './http/request';
import { ownServer, type RestServer } from './http/restServer';
import { createLiveProvider, type Live } from './live/liveProvider';
import { createNotifier, type Notifier } from './notification/notifier';

/**
 * Services of every page, the sign-in page included; small on purpose. Refine's other providers come with the application.
 */
export interface Providers {
  readonly send: Send;
  readonly session: Session;
  /** The way in and out: the same object that Refine is given. */
  readonly auth: Auth;
  readonly notifier: Notifier;
  /** Refine's live provider: one part of the application tells, others hear. */
  readonly live: Live;
  readonly userScope: UserScope;
  /** Refusals 601 that wait for a response of the staff, wherever the call was made. */
  readonly overrides: Overrides;
  /** Failed calls since the person signed in. */
  readonly failedCalls: FailedCalls;
  /**
   * Whether the server has the calls of the platform: notes, release notes, figures of the home page. A server with a
   * RuoYi session has none of them. Their places are then left out, and they are not sent.
   */
  readonly hasPlatform: boolean;
  /** The server's dialect of REST, and which RuoYi it is. */
  readonly rest: RestServer;
}

/** The part of the runtime configuration that the providers need. */
interface ProviderSettings extends Pick<SendOptions, 'apiBase' | 'requestTimeout' | 'envelope'> {
  /** The kind of sign-in and rule list: the contract's (section 5) or a RuoYi-compatible server's. */
  readonly session?: 'default' | 'ruoyi';
  readonly rest?: Partial<RestServer>;
}

/** Connects sender and session, which need each other, once. */
export function createProviders({ session: source, rest: said, ...options }: ProviderSettings): Providers {
  const rest: RestServer = { ...ownServer, ...said };
  const hasPlatform = source !== 'ruoyi';
  const notifier = createNotifier();
  const userScope = createUserScope();
  const failedCalls = createFailedCalls();
  let person = 0;
  userScope.onUserChange(() => {
    person += 1;
  });
  userScope.onUserChange(notifier.drop);
  userScope.onUserChange(failedCalls.clear);
  userScope.onUserChange(() => safeLocal.removeItem(earlyCallsKey));
  const send = createSend({
    ...options,
    rest,
    hasPlatform,
    watch: failedCalls.step,
    notify: notifier.notify,
    session: {
      token: () => session.token(),
      refusing: () => session.refusing(),
      onExpired: (usedToken) => session.onExpired(usedToken),
      person: () => person,
    },
  });
  const server = hasPlatform
    ? createSessionServer(send)
    : lazySessionServer(
        createLoader(async () => (await import('./auth/ruoyiSessionServer')).createRuoyiSessionServer(send)),
      );
  const session = createSession({
    server,
    store: createSessionStore(),
    sessionChannel: createSessionChannel(),
    userScope,
  });
  const overrides = createOverrides();
  userScope.onUserChange(overrides.declineAll);
  const auth = createAuthProvider({ session, send, overrides });
  const live = createLiveProvider();
  return { send, session, auth, notifier, live, userScope, overrides, failedCalls, hasPlatform, rest };
}
