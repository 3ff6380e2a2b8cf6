import { expect, test } from 'vitest';
import { createIdentity } from './identity';

test('[SESS-5] a change of user clears everything that registered, once each', () => {
  const identity = createIdentity();
  const cleared: string[] = [];
  identity.onUserChange(() => cleared.push('queries'));
  const leave = identity.onUserChange(() => cleared.push('gone'));
  identity.onUserChange(() => cleared.push('dictionaries'));
  leave();
  identity.changed();
  expect(cleared).toEqual(['queries', 'dictionaries']);
});

test('[SESS-5] one that fails does not keep the others from being cleared', () => {
  const identity = createIdentity();
  const cleared: string[] = [];
  identity.onUserChange(() => {
    throw new Error('locked');
  });
  identity.onUserChange(() => cleared.push('queries'));
  expect(() => identity.changed()).toThrow('could not be cleared');
  expect(cleared).toEqual(['queries']);
});
