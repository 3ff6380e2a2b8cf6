import { expect, test } from 'vitest';
import { cashEntries } from './cashbook/cashEntries';
import { withdrawals } from './withdrawals/withdrawals';

test.each([
  [0, true],
  ['0', true],
  [1, false],
  ['1', false],
])('[F3] an entry with locked %j can be changed: %s', (locked, expected) => {
  expect(cashEntries.canEdit?.({ id: 1, locked })).toBe(expected);
});

test.each([
  [0, true],
  ['0', true],
  [1, false],
  ['1', false],
])('[F4] with %j for an own step, another is offered: %s', (own, expected) => {
  const isOffered = (key: string, status: number) => {
    const action = withdrawals.actions?.[key];
    const row = { id: 1, status, ownApplication: own, ownApproval: own };
    return action?.on === 'row' && action.when?.(row, () => true);
  };
  expect([isOffered('approve', 0), isOffered('paid', 1)]).toEqual([expected, expected]);
});
