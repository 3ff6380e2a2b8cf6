import { expect, test } from 'vitest';
import { formatMoney } from './money';

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
