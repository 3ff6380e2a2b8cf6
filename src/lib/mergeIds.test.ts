import { expect, test } from 'vitest';
import { mergeIds } from './mergeIds';

test('[29] ticks set and taken here are merged into the present ones; changes of others stay', () => {
  const merged = mergeIds({ before: [1, 2, 3], mine: [1, 3, 4], now: [2, 3, 5] });
  expect([...merged].toSorted()).toEqual([3, 4, 5]);
});

test('an id is the same as a number and as a text', () => {
  expect([...mergeIds({ before: ['1', '2'], mine: ['2', '3'], now: [1, 2, 3] })]).toEqual([2, 3]);
});

test('ticks without a beginning are taken as they are', () => {
  expect([...mergeIds({ before: undefined, mine: [4], now: [1, 2] })]).toEqual([4]);
});
