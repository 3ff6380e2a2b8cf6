import { expect, test } from 'vitest';
import { shortMoney } from './shortMoney';

test.each([
  ['9999.99', '¥9,999.99'],
  ['20740.00', '¥2.1 万'],
  ['100000.00', '¥10.0 万'],
  ['153632.50', '¥15.4 万'],
  ['-1999500', '-¥200.0 万'],
  ['免费', '免费'],
])('an amount of %s in a narrow place reads %s', (amount, shown) => {
  expect(shortMoney(amount)).toBe(shown);
});
