import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultRatio, tierQuota } from './quota';
import { shadowedRows, sortRows } from './sortRows';

test.each([
  [10, '3/4/3'],
  [18, '5/7/6'],
  [24, '7/10/7'],
  [45, '13/18/14'],
  [48, '14/19/15'],
  [96, '29/38/29'],
  [112, '33/45/34'],
])('[E3] A10: %i places at 3:4:3 are %s', (n, quota) => {
  expect(tierQuota(n, defaultRatio).join('/')).toBe(quota);
});

test('[E3] A10: other ratios', () => {
  expect(tierQuota(45, [10, 55, 35])).toEqual([4, 25, 16]);
  expect(tierQuota(40, [8, 16, 16])).toEqual([8, 16, 16]);
});

test('[E3] A10: a quota sums to its places and is within one of the exact share', () => {
  const part = fc.integer({ min: 0, max: 60 });
  const ratio = fc.tuple(part, part, part).filter((parts) => parts.some((value) => value > 0));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 112 }), ratio, (n, parts) => {
      const quota = tierQuota(n, parts);
      const sum = parts[0] + parts[1] + parts[2];
      expect(quota[0] + quota[1] + quota[2]).toBe(n);
      quota.forEach((places, tier) => {
        expect(Math.abs(places - (n * (parts[tier] ?? 0)) / sum)).toBeLessThan(1);
      });
    }),
  );
});

const row = (name: string, chance: number | null, locked: 0 | 1 = 0, refRank: number | null = null) => ({
  name,
  locked,
  unit: { chance, refRank },
});
const names = (rows: { name: string }[]) => rows.map(({ name }) => name).join(' ');

test('[E3] A11: a locked row keeps its place, the others are sorted around it', () => {
  const rows = [row('A', 90, 1), row('B', 40), row('C', 70), row('D', 30)];
  expect(names(sortRows(rows))).toBe('A D B C');
});

test('[E3] A11: then by reference rank, then as before; without a chance last', () => {
  const rows = [row('A', null), row('B', 40, 0, 900), row('C', 40, 0, 800), row('D', 40, 0, 800)];
  expect(names(sortRows(rows))).toBe('C D B A');
});

test('[E3] A11: sorting keeps every row and every locked place, and again changes nothing', () => {
  const chance = fc.option(fc.integer({ min: 0, max: 99 }));
  const rows = fc.array(fc.tuple(chance, fc.constantFrom<0 | 1>(0, 0, 1)), { maxLength: 40 });
  fc.assert(
    fc.property(rows, (list) => {
      const table = list.map(([per, locked], index) => row(String(index), per, locked));
      const sorted = sortRows(table);
      table.forEach((each, index) => {
        if (each.locked) expect(sorted[index]).toBe(each);
      });
      expect(new Set(sorted)).toEqual(new Set(table));
      expect(sortRows(sorted)).toEqual(sorted);
    }),
  );
});

test('[E3] A12: only the third of 15000, 18000, 16000, 22000 is shadowed, by the second', () => {
  expect(shadowedRows([15000, 18000, 16000, 22000])).toEqual([{ index: 2, by: 1 }]);
  expect(shadowedRows([null, 18000, null, 17142, 17143])).toEqual([{ index: 3, by: 1 }]);
});
