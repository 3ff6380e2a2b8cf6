import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  equivalentScore,
  isComparableYear,
  isDraftTable,
  rankOf,
  rankText,
  type ScoreRow,
  scoreOf,
  totalOf,
} from './scoreTable';

const rows = (...lines: [score: number, count: number, cum: number][]): ScoreRow[] =>
  lines.map(([score, count, cum]) => ({ score, count, cum }));
const now = rows([600, 120, 2000], [599, 130, 2130], [597, 150, 2280], [596, 160, 2440]);
const before = rows(
  [604, 110, 1890],
  [603, 115, 2005],
  [602, 125, 2130],
  [601, 140, 2270],
  [600, 150, 2420],
  [599, 155, 2575],
);
/** A table whose last row makes the total that a case needs. */
const withTotal = (table: ScoreRow[], total: number) => [
  ...table,
  { score: 100, count: total - totalOf(table), cum: total },
];

test.each([
  [600, 1881, 2000, 0, 603],
  [599, 2001, 2130, 0, 602],
  [598, 2131, 2131, 0, 601],
  [597, 2131, 2280, 0, 600],
  [590, 2441, 2441, 1, 599],
] as const)('[E3] A1, A3: %i has the places %i to %i', (score, best, worst, beyond, equivalent) => {
  expect(rankOf(now, score)).toEqual({ best, worst, rank: worst, beyond });
  expect(equivalentScore(now, before, { score })?.score).toBe(equivalent);
});

test('[E3] A1: a row «and above» holds everybody above it; a closed one gives its first or last place', () => {
  const open: ScoreRow[] = [{ score: 710, count: 21, cum: 21, open: 1 }];
  expect(rankOf(open, 730)).toEqual({ best: 1, worst: 21, rank: 21, beyond: 0 });
  expect(rankOf(open, 710)?.rank).toBe(21);
  expect(rankOf(now, 640)).toEqual({ best: 1, worst: 1880, rank: 1880, beyond: 0 });
  expect(rankOf(rows([600, 3, 3]), 601)?.rank).toBe(1);
});

test('[E3] A1 to A3: without a table there is no rank and no score', () => {
  expect(rankOf([], 600)).toBeNull();
  expect(scoreOf([], 1)).toBeNull();
  expect(equivalentScore([], before, { score: 599 })).toBeNull();
  expect(equivalentScore(now, [], { score: 599 })).toBeNull();
  expect(equivalentScore([], before, { rank: 2000 })?.score).toBe(603);
});

test('[E3] A2: a rank behind the last row has the last score; below one there is none', () => {
  expect(scoreOf(now, 2441)).toEqual({ score: 596, beyond: 1 });
  expect(scoreOf(now, 2130)).toEqual({ score: 599, beyond: 0 });
  expect(() => scoreOf(now, 0)).toThrow('位次须为正整数');
});

test('[E3] A3: a province with poolScale converts the rank by the number of candidates', () => {
  const from = withTotal(now, 190000);
  const to = withTotal(before, 200000);
  expect(equivalentScore(from, to, { score: 599 }, 1)?.score).toBe(601);
  expect(equivalentScore(from, to, { score: 599 }, 0)?.score).toBe(602);
});

test('[Q2] A3: years before a reform are not compared once it has come', () => {
  expect(isComparableYear(2024, 2025, 2026)).toBe(false);
  expect(isComparableYear(2025, 2025, 2026)).toBe(true);
  expect(isComparableYear(2024, 2027, 2026)).toBe(true);
  expect(isComparableYear(2024, null, 2026)).toBe(true);
});

test('[E3] A1: ranks have thousands separators; one behind the table says so', () => {
  expect(rankText({ rank: 18876, beyond: 0 })).toBe('18,876');
  expect(rankText({ rank: 2441, beyond: 1 })).toBe('＞2,440');
});

const anyTable = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 300 })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((steps) => {
    let score = 750;
    let cum = 0;
    return steps.map(([down, count]): ScoreRow => {
      score -= down;
      cum += count;
      return { score, count, cum };
    });
  });

test('[E3] A1, A2: on every row of any table, score and rank invert each other', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      for (const row of table) {
        expect(scoreOf(table, rankOf(table, row.score)?.rank ?? 0)?.score).toBe(row.score);
        expect(scoreOf(table, rankOf(table, row.score)?.best ?? 0)?.score).toBe(row.score);
      }
    }),
  );
});

test('[E3] A1: a lower score never has a better rank', () => {
  fc.assert(
    fc.property(anyTable, fc.integer({ min: 480, max: 760 }), (table, score) => {
      expect(rankOf(table, score - 1)?.rank ?? 0).toBeGreaterThanOrEqual(rankOf(table, score)?.rank ?? 0);
    }),
  );
});

test('[Q5] a table that is not published is a draft; one that says nothing is not', () => {
  expect(isDraftTable({ list: [], summary: { published: 0 } })).toBe(true);
  expect(isDraftTable({ list: [], summary: { published: 1 } })).toBe(false);
  expect(isDraftTable({ list: [] })).toBe(false);
});
