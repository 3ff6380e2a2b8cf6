import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenOf, netOf, sumFen, withdrawalFee, yuanOf } from './fen';

const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });

test('[F1] fen and yuan are the same amount, and no fen is lost between them', () => {
  fc.assert(fc.property(amounts, (fen) => fenOf(yuanOf(fen)) === fen));
  expect(['12', '12.5', '0.01', ' 7.00 '].map(fenOf)).toEqual([1200n, 1250n, 1n, 700n]);
  expect(['', undefined, '-1', '1.234', '1e3', '1,000', 'x'].map(fenOf)).toEqual(Array(7).fill(undefined));
});

test('[F1] a debt keeps its sign', () => {
  expect([-5n, -1250n, 0n].map(yuanOf)).toEqual(['-0.05', '-12.50', '0.00']);
});

test('[F1] sums are those of whole fen: ten times 0.10 is 1.00', () => {
  expect(yuanOf(sumFen(Array(10).fill(10n)))).toBe('1.00');
  expect(sumFen([])).toBe(0n);
});

test.each([
  ['5000.00', '30.00'],
  ['100.00', '1.00'],
  ['166.66', '1.00'],
  ['250.08', '1.50'],
  ['50000.00', '300.00'],
])('[F4] paying out %s costs %s', (amount, fee) => {
  expect(yuanOf(withdrawalFee(fenOf(amount) ?? 0n))).toBe(fee);
});

test.each([
  ['1000.00', 6n, '943.40'],
  ['1000.00', 3n, '970.87'],
  ['1000.00', 1n, '990.10'],
  ['0.01', 6n, '0.01'],
])('[F2] of %s at %d %% the net part is %s', (amount, rate, net) => {
  expect(yuanOf(netOf(fenOf(amount) ?? 0n, rate))).toBe(net);
});

test('[F2] the net part is the nearest whole fen', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(1n, 3n, 6n), (fen, rate) => {
      const off = 100n * fen - netOf(fen, rate) * (100n + rate);
      return 2n * (off < 0n ? -off : off) <= 100n + rate;
    }),
  );
});
