import { expect, test } from 'vitest';
import { areasBelow, isRegion } from './areas';

test.each<[string, Parameters<typeof isRegion>, boolean]>([
  ['a county', [410000, 410100, 410105], true],
  ['a city without counties', [440000, 441900, 0], true],
  ['a province without cities', [810000, 0, 0], true],
  ['no county where there are some', [410000, 410100, 0], false],
  ['no city where there are some', [410000, 0, 0], false],
  ['a county without its city', [410000, 0, 410105], false],
  ['a county of another city', [410000, 410100, 370102], false],
  ['a city of another province', [410000, 441900, 0], false],
  ['nothing', [0, 0, 0], false],
])('[P 0] a region is complete or not: %s', (_what, codes, isComplete) => {
  expect(isRegion(...codes)).toBe(isComplete);
});

test('[P 0] the cities of a province that is not there in full have three counties each', () => {
  expect(areasBelow(620000).map(({ id }) => areasBelow(id).length)).toEqual([3, 3, 3]);
});
