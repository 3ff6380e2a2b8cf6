import { createAuthProvider } from '@/providers/auth/authProvider';
import type { Credentials } from '@/providers/auth/loginResponse';
import { createSession } from '@/providers/auth/session';
import { createSessionServer } from '@/providers/auth/sessionServer';
import { someUser } from '@/providers/auth/userFixture';
import { createUserScope } from '@/providers/auth/userScope';
import { createOverrides } from '@/providers/data/overrides';
import { RequestError } from '@/providers/http/errors';
import { createFailedCalls } from '@/providers/http/failedCalls';
import type { Call, Send } from '@/providers/http/request';
import { ownServer } from '@/providers/http/restServer';
import { createLiveProvider } from '@/providers/live/liveProvider';
import { createNotifier } from '@/providers/notification/notifier';
import { memoryStorage } from './memoryStorage';
import { createPlatform } from './platform/platform';
import { createPlatformConfig } from './platform/platformConfig';
import type { Services } from './services';
import { createSettings } from './settings/settingsStore';

/** Answers one call with `data`, or throws a refusal. */
export type Responder = (body: unknown) => unknown;

/** A refusal with code 40000, as the pipeline rejects it. */
export function refusal(message: string): RequestError {
  return new RequestError(message, { reason: { kind: 'refused', code: 40000, data: null }, call: 'POST /' });
}

/**
 * The real services over a server that answers by the last part of the path. For tests of code above them: only the
 * connection, the cookie and the other browser tabs are left out. `calls` collects the sent calls.
 */
export function testServices(responses: Readonly<Record<string, Responder>> = {}, stored?: Credentials) {
  const calls: Call[] = [];
  const send: Send = async (call) => {
    calls.push(call);
    const answer = responses[call.path.split('/').at(-1) ?? ''];
    if (!answer) throw refusal(`${call.path} is not answered in this test`);
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data: await answer(call.body) } };
  };
  let kept = stored;
  const store = {
    read: () => kept,
    write: (credentials: Credentials) => {
      kept = credentials;
    },
    clear: () => {
      kept = undefined;
    },
  };
  const userScope = createUserScope();
  const sessionChannel = { tell: () => {}, onTold: () => () => {} };
  const session = createSession({ server: createSessionServer(send), store, sessionChannel, userScope });
  const overrides = createOverrides();
  const settings = createSettings(memoryStorage());
  settings.follow(session);
  const services: Services = {
    send,
    session,
    auth: createAuthProvider({ session, send, overrides }),
    userScope,
    notifier: createNotifier(),
    live: createLiveProvider(),
    platform: createPlatform(send),
    platformConfig: createPlatformConfig(send),
    settings,
    imageUrl: (address) => address,
    overrides,
    failedCalls: createFailedCalls(),
    hasPlatform: true,
    rest: ownServer,
  };
  return { services, calls };
}

/** Services of a person who is signed in already. */
export async function signedInServices(
  user = someUser(),
  permissions = ['*:*:*'],
  responses: Readonly<Record<string, Responder>> = {},
) {
  const getRuleList = () => ({ permissions, data: [] });
  const made = testServices({ ...responses, getRuleList }, { token: 't-1', user });
  await made.services.session.load();
  return made;
}
