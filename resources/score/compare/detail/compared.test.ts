import { expect, test } from 'vitest';
import type { ScoreRow } from '@/src/gaokao/scoreTable';
import { chartOf, comparedRows, pinnedAt, pinnedText, type Years } from './compared';

const table = (...lines: [score: number, count: number, cum: number][]) =>
  lines.map(([score, count, cum]) => ({ id: score, score, open: 0 as const, count, cum }));
const now = table([600, 120, 2000], [599, 130, 2130], [597, 150, 2280], [596, 160, 2440]);
const last: ScoreRow[] = table(
  [604, 110, 1890],
  [603, 115, 2005],
  [602, 125, 2130],
  [601, 140, 2270],
  [600, 150, 2420],
  [599, 155, 2575],
);
const years: Years = { year: 2026, tables: [now, last, []], poolScale: 0 };

test('[Q2] a row has the score of its rank in the years before, and how far it is from last year’s', () => {
  const problem = { code: 'D3' as const, index: 2, score: 597, text: '' };
  const rows = comparedRows(years, [problem]);
  expect(rows.map((row) => [row.score, row.last?.score, row.diff, row.before])).toEqual([
    [600, 603, -3, null],
    [599, 602, -3, null],
    [597, 600, -3, null],
    [596, 599, -3, null],
  ]);
  expect(rows.map(({ problems }) => problems.length)).toEqual([0, 0, 1, 0]);
});

test('[Q2] pinned ranks are copied as a table; a year that cannot be compared stays empty', () => {
  const pinned = [pinnedAt(years, 2000), pinnedAt(years, 2200)];
  expect(pinnedText(2026, pinned)).toBe(
    ['位次\t2026 年\t2025 年\t2024 年', '2000\t600\t603\t', '2200\t597\t601\t'].join('\n'),
  );
});

test('[Q2] [A2] a rank that the earlier table ends before is marked, and has no difference', () => {
  const short: Years = { ...years, tables: [now, last.slice(0, 2), []] };
  const [, second] = comparedRows(short, []);
  expect([second?.last, second?.diff]).toEqual([{ score: 603, beyond: 1 }, null]);
  expect(pinnedText(2026, [pinnedAt(short, 2200)])).toMatch(/\n2200\t597\t＜603\t$/);
});

test('[Q2] the chart has every score from the highest to the lowest, and only years that have a table', () => {
  const { categories, series } = chartOf(years);
  expect(categories).toEqual(['604', '603', '602', '601', '600', '599', '598', '597', '596']);
  expect(series).toEqual([
    { name: '2026 年', values: [null, null, null, null, 2000, 2130, 2130, 2280, 2440] },
    { name: '2025 年', values: [1890, 2005, 2130, 2270, 2420, 2575, null, null, null] },
  ]);
});
