import { expect, test } from 'vitest';
import { groupedNumber } from './groupedNumber';

test.each([
  ['1260001000000019', '1260 0010 0000 0019'],
  ['12600', '1260 0'],
  ['', ''],
])('%j is read as %j', (number, read) => {
  expect(groupedNumber(number)).toBe(read);
});
