import type { Notify } from '../notification/notifier';
import type { Send } from './call';
import { codePolicy } from './codePolicy';
import type { EnvelopeSettings } from './envelope/scheme';
import { expiredGuard } from './expiredGuard';
import { lazyStep } from './lazyStep';
import { createLazyTransport } from './lazyTransport';
import { type Log, openEnvelope } from './openEnvelope';
import { pipeline } from './pipeline';
import { repeatGuard } from './repeatGuard';
import type { TransportOptions } from './transport';
import { withToken } from './withToken';

/** How a server speaks REST; the words of the runtime configuration. */
export type Flavour = 'ours' | 'ruoyi';

/** What the pipeline asks of the session. */
interface SendSession {
  /** The token that calls carry; undefined while signed out. */
  token(): string | undefined;
  /** Whether calls are to fail unsent: the staff stayed on an expired page. */
  refusing(): boolean;
  /** Told of every response 401 and 40310, with the token that its call carried. */
  onExpired(usedToken?: string): void;
}

export interface SendOptions extends TransportOptions {
  readonly envelope: EnvelopeSettings;
  readonly session: SendSession;
  /** `ours` where absent. */
  readonly flavour?: Flavour;
  /** False where the server is known to lack the calls of the platform: those of the shell in our own family. */
  readonly hasPlatform?: boolean;
  readonly notify: Notify;
  readonly log?: Log;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** The one sender of the application; here, and only here, stands the order of the steps (architecture, section 3). */
export function createSend(options: SendOptions): Send {
  const { envelope, session, notify, log = warn, now, flavour, hasPlatform = true, ...transport } = options;
  return pipeline(
    [
      expiredGuard(() => session.refusing()),
      repeatGuard({ notify, now }),
      withToken(() => session.token()),
      codePolicy({ notify, onExpired: (usedToken) => session.onExpired(usedToken) }),
      openEnvelope(envelope, log),
      ...(hasPlatform ? [] : [lazyStep(async () => (await import('./withoutPlatform')).withoutPlatform())]),
      ...(flavour === 'ruoyi' ? [lazyStep(async () => (await import('./restFlavour')).ruoyiFlavour)] : []),
    ],
    createLazyTransport(transport),
  );
}

function warn(line: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place where a closed envelope is reported
  console.warn(line);
}
