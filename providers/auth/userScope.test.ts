import { expect, test } from 'vitest';
import { createUserScope } from './userScope';

test('[SESS-5] a change of user clears everything that registered, once each', () => {
  const userScope = createUserScope();
  const cleared: string[] = [];
  userScope.onUserChange(() => cleared.push('queries'));
  const leave = userScope.onUserChange(() => cleared.push('gone'));
  userScope.onUserChange(() => cleared.push('dictionaries'));
  leave();
  userScope.changed();
  expect(cleared).toEqual(['queries', 'dictionaries']);
});

test('[SESS-5] a failing listener does not keep the others from being cleared', () => {
  const userScope = createUserScope();
  const cleared: string[] = [];
  userScope.onUserChange(() => {
    throw new Error('locked');
  });
  userScope.onUserChange(() => cleared.push('queries'));
  expect(() => userScope.changed()).toThrow('could not be cleared');
  expect(cleared).toEqual(['queries']);
});
