import { expect, test } from 'vitest';
import { leftAfter } from './useTreeOrder';

test('moves that are made while the order is saved are kept, also those back to where a row was', () => {
  const sent = new Map([
    ['17', 1],
    ['1', 2],
  ]);
  expect([...leftAfter(sent, sent)]).toEqual([]);
  expect([...leftAfter(new Map([...sent, ['33', 4], ['49', 3]]), sent)]).toEqual([
    ['33', 4],
    ['49', 3],
  ]);
  expect([...leftAfter(new Map([...sent, ['17', 2], ['1', 1]]), sent)]).toEqual([
    ['17', 2],
    ['1', 1],
  ]);
});
