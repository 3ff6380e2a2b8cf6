import { describe, expect, test } from 'vitest';
import { isSignedIn, type SessionEvent, type SessionState, transition, userOf } from './sessionState';
import type { Rules } from './user';
import { someUser } from './userFixture';

const user = someUser();
const renamed = someUser({ realName: '林远' });
const rules: Rules = { permissions: ['a:b:c'], tree: [] };
const newer: Rules = { permissions: [], tree: [] };

const states = {
  'signed-out': { phase: 'signed-out' },
  loading: { phase: 'loading', user, cold: true },
  active: { phase: 'active', user, rules },
  'expired-prompting': { phase: 'expired-prompting', user, rules },
  'expired-quiet': { phase: 'expired-quiet', user, rules },
} as const satisfies Record<string, SessionState>;

const events = {
  entered: { type: 'entered', user },
  loaded: { type: 'loaded', rules: newer },
  failed: { type: 'failed', notice: '系统内部错误' },
  expired: { type: 'expired' },
  stayed: { type: 'stayed' },
  changed: { type: 'changed', user: renamed },
  'changed by another': { type: 'changed', user: someUser({ id: 2 }) },
  renewed: { type: 'renewed' },
  left: { type: 'left' },
} as const satisfies Record<string, SessionEvent>;

const entered: SessionState = { phase: 'loading', user, cold: false };
const left: SessionState = { phase: 'signed-out', landing: '/index' };

/** Every transition that changes something; all others must return the same state. */
const changes: Partial<Record<`${keyof typeof states} ${keyof typeof events}`, SessionState>> = {
  'signed-out entered': entered,
  'loading entered': entered,
  'active entered': entered,
  'expired-prompting entered': entered,
  'expired-quiet entered': entered,
  'loading loaded': { phase: 'active', user, rules: newer },
  'active loaded': { phase: 'active', user, rules: newer },
  'loading failed': { phase: 'signed-out', notice: '系统内部错误', landing: '/' },
  'active expired': { phase: 'expired-prompting', user, rules },
  'expired-prompting stayed': { phase: 'expired-quiet', user, rules },
  'expired-prompting renewed': { phase: 'active', user, rules },
  'expired-quiet renewed': { phase: 'active', user, rules },
  'loading changed': { phase: 'loading', user: renamed, cold: true },
  'active changed': { phase: 'active', user: renamed, rules },
  'expired-prompting changed': { phase: 'expired-prompting', user: renamed, rules },
  'expired-quiet changed': { phase: 'expired-quiet', user: renamed, rules },
  'loading left': left,
  'active left': left,
  'expired-prompting left': left,
  'expired-quiet left': left,
};

const pairs = Object.entries(states).flatMap(([from, state]) =>
  Object.entries(events).map(([name, event]) => ({ name: `${from} ${name}`, state, event })),
);

describe('[CODE-1] [GUARD-4] [SESS-2] the session’s transitions', () => {
  test.each(pairs)('$name', ({ name, state, event }) => {
    const expected: Record<string, SessionState> = changes;
    const next = transition(state, event);
    if (expected[name]) expect(next).toEqual(expected[name]);
    else expect(next).toBe(state);
  });
});

test('a page stays usable while the session is expired, and is nobody’s before and after', () => {
  const usable = Object.values(states).filter(isSignedIn);
  expect(usable.map((state) => state.phase)).toEqual(['active', 'expired-prompting', 'expired-quiet']);
  expect(userOf(states['signed-out'])).toBeUndefined();
  expect(userOf(states.loading)).toBe(user);
});
