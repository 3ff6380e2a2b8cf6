import { expect, test } from 'vitest';
import { groupBy } from './groupBy';

test('groups keep the order of their things, and come in the order of their first', () => {
  expect([...groupBy(['b1', 'a1', 'b2'], (thing) => thing[0])]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
