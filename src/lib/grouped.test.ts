import { expect, test } from 'vitest';
import { grouped } from './grouped';

test('groups stand in the order of their first item, and keep the order of their items', () => {
  const groups = grouped([3, 10, 4, 11, 1], (value) => value % 3);
  expect([...groups]).toEqual([
    [0, [3]],
    [1, [10, 4, 1]],
    [2, [11]],
  ]);
});
