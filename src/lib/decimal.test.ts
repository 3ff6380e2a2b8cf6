import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDecimals } from './decimal';

test.each([
  [[], '0'],
  [['0.10', '0.2'], '0.30'],
  [['0.1', '0.2', '0.3', '0.4'], '1.0'],
  [['19.99', '-20'], '-0.01'],
  [['999999999.99', '0.01'], '1000000000.00'],
  [['9007199254740993.01', '1.01'], '9007199254740994.02'],
  [['12', '', '—', '1e3', ' 8 '], '20'],
])('the sum of %j is %s', (texts, sum) => {
  expect(addDecimals(texts)).toBe(sum);
});

test('a sum is exact, however many amounts it has', () => {
  const cents = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 50 });
  fc.assert(
    fc.property(cents, (amounts) => {
      const texts = amounts.map((amount) => (amount / 100).toFixed(2));
      const sum = amounts.reduce((one, other) => one + other, 0);
      expect(Number(addDecimals(texts))).toBe(Number((sum / 100).toFixed(2)));
    }),
  );
});
