import { expect, test } from 'vitest';
import { headStats } from './headStats';

const row = (cum: number) => ({ id: 600, score: 600, open: 0 as const, count: cum, cum });
const data = (now: number, last: number) => ({
  years: { year: 2026, tables: [[row(now)], [row(last)], []] as const, poolScale: 0 as const },
  rows: [{ ...row(now), last: null, diff: null, before: null, problems: [] }],
  problems: [],
});
const lines = { line: 411, lineBefore: 406, lineDiff: 5, special: 480 };

test.each([
  [1086, 8.6, false],
  [1160, 16, true],
  [840, -16, true],
])('[Q1] %i candidates after 1000 are a change of %f %, unusual: %s', (total, percent, unusual) => {
  const [first] = headStats(2026, data(total, 1000), lines);
  expect(first?.change).toEqual({ percent, against: '较去年', unusual });
  expect(first?.note).toBe(unusual ? '变化超过 15%' : undefined);
});

test('[Q2] the line of the year before stands below this year’s, and only where there is one', () => {
  const noteOf = (status: Parameters<typeof headStats>[2]) =>
    headStats(2026, data(1000, 1000), status).find(({ key }) => key === 'line')?.note;
  expect(noteOf(lines)).toBe('2025 年 406，相差 +5');
  expect(noteOf({ ...lines, line: null, lineDiff: null })).toBe('2025 年 406');
  expect(noteOf({ ...lines, lineBefore: null, lineDiff: null })).toBeUndefined();
  expect(noteOf(null)).toBeUndefined();
});

test('[Q2] figures that are not known are the same dash', () => {
  const nothing = { ...data(0, 0), years: { ...data(0, 0).years, tables: [[], [], []] as const }, rows: [] };
  const shown = headStats(2026, nothing, null).map(({ value }) => value);
  expect(shown).toEqual(['–', '–', '–', '–', '–', '0', '–']);
});
