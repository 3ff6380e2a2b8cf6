import { createLoader, type Loader } from '@/src/lib/loader';
import type { Notify } from '../notification/notifier';
import { type Log, openEnvelope } from './envelope/openEnvelope';
import type { EnvelopeSettings } from './envelope/scheme';
import { RequestError } from './errors';
import { repeatGuard } from './repeatGuard';
import { type Call, callName, isAnonymous, type Send, type Step } from './request';
import { codePolicy, expiredGuard } from './responseCodes';
import { ownServer, type RestServer } from './restServer';
import { retryLostReads } from './retryLostReads';
import type { TransportOptions } from './transport';

/** A server's dialect of REST, in the words of the runtime configuration. */
export type Flavour = 'ours' | 'ruoyi';

/** The part of the session that the pipeline uses. */
interface SendSession {
  /** The token that calls carry; undefined while signed out. */
  token(): string | undefined;
  /** Whether calls are to fail unsent: the staff stayed on an expired page. */
  refusing(): boolean;
  /** Called with every response 401 and 40310, with the token that its call carried. */
  onExpired(usedToken?: string): void;
  /** Changes when the signed-in person is another one, or nobody. */
  person(): unknown;
}

export interface SendOptions extends TransportOptions {
  readonly envelope: EnvelopeSettings;
  readonly session: SendSession;
  /** A server of our own where absent. */
  readonly rest?: RestServer;
  /** False where the server is known to lack the platform's calls, which the shell makes in our own family. */
  readonly hasPlatform?: boolean;
  readonly notify: Notify;
  /** Sees every call that is sent, and its outcome for the staff. */
  readonly watch?: Step;
  readonly log?: Log;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** The only sender of the application; only here is the order of the steps (architecture, section 3). */
export function createSend(options: SendOptions): Send {
  const {
    envelope,
    session,
    notify,
    watch,
    log = warn,
    now,
    rest = ownServer,
    hasPlatform = true,
    ...transport
  } = options;
  return pipeline(
    [
      expiredGuard(() => session.refusing()),
      repeatGuard({ notify, now }),
      ...(watch ? [watch] : []),
      withToken(() => session.token()),
      codePolicy({ notify, onExpired: (usedToken) => session.onExpired(usedToken) }),
      forOnePerson(() => session.person()),
      retryLostReads(),
      openEnvelope(envelope, log),
      ...(hasPlatform
        ? []
        : [lazyStep(createLoader(async () => (await import('./ruoyi')).withoutPlatform(rest.version)))]),
      ...(rest.flavour === 'ruoyi'
        ? [
            lazyStep(createLoader(async () => (await import('./olderRuoyi')).olderRuoyi(rest.version))),
            lazyStep(createLoader(async () => (await import('./ruoyi')).ruoyiFlavour)),
          ]
        : []),
    ],
    createLazyTransport(transport),
  );
}

function warn(line: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place where a closed envelope is reported
  console.warn(line);
}

/** A sender made of steps, the first outermost, around the transport that makes the request. */
export function pipeline(steps: readonly Step[], transport: Send): Send {
  return steps.reduceRight<Send>((next, step) => (call) => step(call, next), transport);
}

/**
 * Adds the session's token: as header `token` to every call while there is one. The REST family, and calls that ask for
 * it, get it as bearer token too (contract, section 1). Public calls and the object-storage host never see it.
 */
export function withToken(token: () => string | undefined): Step {
  return (call, next) => {
    const { foreign = false, public: isPublic = false } = call.options ?? {};
    const current = foreign || isPublic ? undefined : token();
    return next(current ? { ...call, headers: headersOf(call, current) } : call);
  };
}

/**
 * Ends a call as cancelled once its person is gone. The next one sees none of its messages and answers no question of
 * it. Nothing that follows from it is done in their name (SESS-5).
 */
function forOnePerson(person: () => unknown): Step {
  return async (call, next) => {
    const caller = person();
    const reply = next(call);
    await reply.catch(() => undefined);
    if (person() === caller || isAnonymous(call)) return reply;
    throw new RequestError('请求已取消', { reason: { kind: 'cancelled' }, call: callName(call) });
  };
}

function headersOf(call: Call, token: string): Record<string, string> {
  const bearer = call.options?.bearer ?? isRest(call);
  return { ...call.headers, token, ...(bearer && { Authorization: `Bearer ${token}` }) };
}

/** REST calls carry the bearer token as well, so that a RuoYi-compatible server accepts them (contract, section 1). */
function isRest({ path }: Call): boolean {
  return /^\/(system|monitor|tool)\//.test(path);
}

/** The transport, fetched at the first request: the sign-in page can be used before that. */
function createLazyTransport(options: TransportOptions): Send {
  const transport = createLoader(async () => (await import('./transport')).createTransport(options));
  return async (call) => (await codeFor(callName(call), transport))(call);
}

/** A step that only some deployments need, fetched with the sender and not after its first call. */
function lazyStep(step: Loader<Step>): Step {
  step.ahead(); // the first call tries again
  return async (call, next) => (await codeFor(callName(call), step))(call, next);
}

/** Code that a call needs, by the call's name. Where it cannot be fetched the call fails like any other lost one. */
export async function codeFor<T>(call: string, code: Loader<T>): Promise<T> {
  try {
    return await code.fetch();
  } catch {
    throw new RequestError('后端接口连接异常', { reason: { kind: 'network' }, call });
  }
}
