import { createIdentity, type Identity } from './auth/identity';
import { createRuoyiSessionServer } from './auth/ruoyiSessionServer';
import { createSession, type Session } from './auth/session';
import { createSessionServer } from './auth/sessionServer';
import { createSessionStore } from './auth/sessionStore';
import { createSiblings } from './auth/siblings';
import type { Send } from './http/call';
import { createSend, type SendOptions } from './http/createSend';
import { createNotifier, type Notifier } from './notification/notifier';

/** What every page needs, the sign-in page included; small on purpose. Refine's providers come with the application. */
export interface Providers {
  readonly send: Send;
  readonly session: Session;
  readonly notifier: Notifier;
  readonly identity: Identity;
}

/** The part of the runtime configuration that the providers need. */
interface ProviderSettings extends Pick<SendOptions, 'apiBase' | 'requestTimeout' | 'envelope'> {
  /** Whose sign-in and rule list: the contract's (section 5) or a RuoYi-compatible server's. */
  readonly session?: 'default' | 'ruoyi';
}

/** Wires sender and session, which need each other, once. */
export function createProviders({ session: source, ...options }: ProviderSettings): Providers {
  const notifier = createNotifier();
  const identity = createIdentity();
  const send = createSend({
    ...options,
    notify: notifier.notify,
    session: {
      token: () => session.token(),
      refusing: () => session.refusing(),
      onExpired: (usedToken) => session.onExpired(usedToken),
    },
  });
  const server = source === 'ruoyi' ? createRuoyiSessionServer(send) : createSessionServer(send);
  const session = createSession({
    server,
    store: createSessionStore(),
    siblings: createSiblings(),
    identity,
  });
  return { send, session, notifier, identity };
}
