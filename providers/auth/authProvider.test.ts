import { expect, test } from 'vitest';
import { createAuthProvider } from './authProvider';
import type { Session } from './session';
import type { SessionState } from './sessionState';
import { someUser } from './userFixture';

const user = someUser();
const active: SessionState = { phase: 'active', user, rules: { permissions: ['a:b:c'], tree: [] } };

/** A session that stays in one state and records its calls. */
function sessionIn(state: SessionState, more: Partial<Session> = {}) {
  const calls: string[] = [];
  const session: Session = {
    get: () => state,
    subscribe: () => () => {},
    token: () => undefined,
    refusing: () => false,
    onExpired: () => calls.push('onExpired'),
    signIn: async () => {
      calls.push('signIn');
    },
    load: async () => {},
    reloadRules: async () => {},
    updateUser: () => {},
    stay: () => calls.push('stay'),
    signOut: () => calls.push('signOut'),
    ...more,
  };
  return { provider: createAuthProvider(session), calls };
}

test('it answers from the session', async () => {
  const { provider } = sessionIn(active);
  expect(await provider.check()).toEqual({ authenticated: true });
});

test('[CODE-1] an expired page stays: it still counts as authenticated, and no error redirects', async () => {
  const { provider, calls } = sessionIn({ ...active, phase: 'expired-quiet' });
  expect(await provider.check()).toEqual({ authenticated: true });
  expect(await provider.onError(new Error('expired'))).toEqual({});
  expect(calls).toEqual([]);
});

test('signed out, nobody is there', async () => {
  const { provider } = sessionIn({ phase: 'signed-out' });
  expect(await provider.check()).toEqual({ authenticated: false });
});

test('[SESS-2] Refine’s logout is the session’s one sign-out', async () => {
  const { provider, calls } = sessionIn(active);
  expect(await provider.logout({})).toEqual({ success: true });
  expect(calls).toEqual(['signOut']);
});

test('a refused sign-in reaches Refine as an error', async () => {
  const refusal = new Error('账号已停用，请联系管理员');
  const { provider } = sessionIn({ phase: 'signed-out' }, { signIn: async () => Promise.reject(refusal) });
  expect(await provider.login({})).toEqual({ success: false, error: refusal });
});
