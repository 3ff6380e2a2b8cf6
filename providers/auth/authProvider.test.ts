import { describe, expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import type { Call } from '@/providers/http/request';
import { createOverrides } from '../data/overrides';
import { createAuthProvider, succeeds } from './authProvider';
import type { Session } from './session';
import type { SessionState } from './sessionState';
import { someUser } from './userFixture';

const user = someUser();
const active: SessionState = { phase: 'active', user, rules: { permissions: ['a:b:c'], tree: [] } };

/** A session that stays in one state and records its calls. */
function sessionIn(state: SessionState, more: Partial<Session> = {}) {
  const calls: string[] = [];
  const sent: Call[] = [];
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
  const provider = createAuthProvider({
    session,
    overrides: createOverrides(),
    send: async (call) => {
      sent.push(call);
      return { status: 200, headers: {}, body: { code: 20000, msg: '', data: null } };
    },
  });
  return { provider, calls, sent };
}

test('the provider answers from the session', async () => {
  const { provider } = sessionIn(active);
  expect(await provider.check()).toEqual({ authenticated: true });
});

test('[CODE-1] an expired page still counts as authenticated', async () => {
  const { provider } = sessionIn({ ...active, phase: 'expired-quiet' });
  expect(await provider.check()).toEqual({ authenticated: true });
});

describe('[CODE-1] an error', () => {
  test.each([401, 40310])('%i is passed on, and neither signs out nor redirects', async (code) => {
    const { provider, calls } = sessionIn(active);
    const error = new RequestError('', { reason: { kind: 'expired', code }, call: 'POST /x' });
    expect(await provider.onError(error)).toEqual({ error, logout: false });
    expect(calls).toEqual([]);
  });

  test('of another kind means nothing to the session', async () => {
    const { provider } = sessionIn(active);
    expect(await provider.onError(new Error('refused'))).toEqual({});
  });
});

test('[GUARD-2] a signed-out check finds no person, and leads to the sign-in page', async () => {
  const { provider } = sessionIn({ phase: 'signed-out' });
  expect(await provider.check()).toEqual({ authenticated: false, redirectTo: '/login' });
  expect(await provider.getIdentity()).toBe(null);
  expect(await provider.getPermissions()).toEqual({ permissions: [], roles: [] });
});

test('person and permissions come from the session', async () => {
  const { provider } = sessionIn(active);
  expect(await provider.getIdentity()).toBe(user);
  expect(await provider.getPermissions()).toEqual({ permissions: ['a:b:c'], roles: user.roles });
});

test('[SESS-2] Refine’s logout is the session’s one sign-out, and happens before it returns', () => {
  const { provider, calls } = sessionIn(active);
  void provider.logout();
  expect(calls).toEqual(['signOut']);
});

test('a refused sign-in reaches Refine as an error, and forms as one that is thrown', async () => {
  const refusal = new Error('账号已停用，请联系管理员');
  const { provider } = sessionIn({ phase: 'signed-out' }, { signIn: async () => Promise.reject(refusal) });
  const form = { username: 'admin', password: 'admin123' };
  expect(await provider.login(form)).toEqual({ success: false, error: refusal });
  await expect(succeeds(provider.login(form))).rejects.toBe(refusal);
});

test('[GUARD-4] a sign-in without rules is neither a success nor an error', async () => {
  const { provider } = sessionIn({ phase: 'signed-out' });
  expect(await succeeds(provider.login({ username: 'admin', password: 'admin123' }))).toBe(false);
});

test('[VAL-1] a new password travels under the server’s names, and nothing beside it', async () => {
  const { provider, sent } = sessionIn(active);
  const passwords = { mobile: '19900000001', oldPassword: 'old123', password: 'abc123' };
  expect(await provider.updatePassword({ ...passwords, confirmPassword: 'abc123' })).toEqual({
    success: true,
  });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [
      '/ssystem-api/api/account/savePass',
      { mobile: '19900000001', oldpass: 'old123', pass: 'abc123', qrPass: 'abc123' },
    ],
  ]);
});
