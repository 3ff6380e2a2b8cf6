import { expect, test } from 'vitest';
import { movedAmong } from './useSelection';

test('rows that somebody else has changed since have moved on; all others, and those without a rev, have not', () => {
  const before = [{ id: 1, rev: 1 }, { id: 2, rev: 1 }, { id: 3 }, { id: 4, rev: 1 }];
  const now = [
    { id: '1', rev: 1 },
    { id: 2, rev: 2 },
    { id: 3, status: 1 },
  ];
  expect(movedAmong(before, now)).toEqual([2]);
});
