import { expect, test } from 'vitest';
import { formatMoney, shortMoney } from './money';

test.each([
  ['0', '¥0.00'],
  ['12.5', '¥12.50'],
  ['1234567.89', '¥1,234,567.89'],
  ['-1000', '-¥1,000.00'],
  ['999999999999999999.01', '¥999,999,999,999,999,999.01'],
  ['免费', '免费'],
])('an amount of %s reads %s', (amount, shown) => {
  expect(formatMoney(amount)).toBe(shown);
});

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
