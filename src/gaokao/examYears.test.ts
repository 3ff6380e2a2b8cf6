import { expect, test } from 'vitest';
import { dataYears, examYearOn } from './examYears';

test('[O2] [O3] the next exam from September on is that of the next year; data span three years around', () => {
  expect([examYearOn('2026-08-31'), examYearOn('2026-09-01')]).toEqual([2026, 2027]);
  expect(dataYears('2026-08-31').map(({ value }) => value)).toEqual([
    ...[2029, 2028, 2027, 2026, 2025, 2024, 2023],
  ]);
  expect(dataYears('2026-09-01')[0]).toEqual({ value: 2030, label: '2030 年' });
});
