import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChanceInput, chanceOf, historyOf } from './chance';
import type { YearLine } from './planUnit';
import { tierOf } from './tier';

/** Lines of 2025, 2024 and 2023, in this order. */
const lines = (...ranks: number[]): YearLine[] =>
  ranks.map((minRank, age) => ({ year: 2025 - age, minScore: 600 - age, minRank, plan: 10 }));
const usual = lines(20000, 21000, 19000);
const chance = (rank: number, more: Partial<ChanceInput> = {}) =>
  chanceOf({ history: usual, planCount: 10, basis: 'group', year: 2026, rank, ...more });

describe('[E3] A4: chances against 20000, 21000 and 19000', () => {
  test.each([
    [17000, 93, 3],
    [18000, 86, 3],
    [19000, 72, 2],
    [20000, 52, 1],
    [20100, 50, 1],
    [21000, 32, 1],
    [22000, 17, 1],
    [23000, 8, 0],
  ])('rank %i has %i per cent', (rank, per, tier) => {
    expect(chance(rank).chance).toBe(per);
    expect(tierOf(per, { rush: 15, match: 60, safe: 85 })).toBe(tier);
  });

  test('reference rank, volatility and spread are those of the three years', () => {
    const { refRank, volatility, spread } = chance(19000);
    expect(refRank).toBe(20100);
    expect(volatility).toBeCloseTo(0.0348, 4);
    expect(spread).toBe(0.1);
  });
});

test.each<[string, Partial<ChanceInput>, number, number, number]>([
  ['a smaller plan', { planCount: 8 }, 19095, 0.1, 52],
  ['a larger plan, clamped', { planCount: 20 }, 22110, 0.1, 92],
  ['one year', { history: usual.slice(0, 1) }, 20000, 0.18, 62],
  ['2025 and 2023', { history: usual.filter(({ year }) => year !== 2024) }, 19714.29, 0.13, 62],
  ['years far apart', { history: lines(15000, 24000, 20000) }, 18700, 0.2113, 47],
  [
    'pools of other sizes',
    {
      poolScale: 1,
      total: 190000,
      history: usual.map((line, age) => ({ ...line, total: [200000, 200000, 180000][age] })),
    },
    19496.11,
    0.1,
    61,
  ],
])('[E3] A4: %s', (_name, more, refRank, spread, per) => {
  const result = chance(19000, more);
  expect(result.refRank).toBeCloseTo(refRank, 2);
  expect(result.spread).toBeCloseTo(spread, 3);
  expect(result.chance).toBe(per);
});

test('[E3] A4: the customary bands: 5 % harder 29, 5 % easier 69 to 70, 15 % easier 90, 25 % easier 97', () => {
  const against = (factor: number) =>
    chance(20000, { history: lines(...Array(3).fill(20000 * factor)) }).chance;
  expect([against(0.95), against(1.05), against(1.15), against(1.25)]).toEqual([29, 69, 90, 97]);
});

test.each<[string, number[], number, number, number]>([
  ['暨南大学 317 组', [18050, 15472], 17083.25, 20, 1],
  ['北京林业大学 107 组', [21502, 19267], 20663.88, 76, 2],
  ['江苏大学 102 组', [29648, 21638], 26644.25, 97, 3],
  ['广州医科大学 102 组', [15422, 36598], 23363, 72, 2],
])('[E3] A4: %s for rank 18876 of 湖南 物理类', (_name, ranks, refRank, per, tier) => {
  const result = chance(18876, { history: lines(...ranks), planCount: undefined });
  expect(result.refRank).toBeCloseTo(refRank, 1);
  expect(result.chance).toBe(per);
  expect(tierOf(result.chance)).toBe(tier);
});

test('[E3] A4: a volatile group is capped in spread and keeps its volatility', () => {
  expect(chance(18876, { history: lines(29648, 21638) }).spread).toBeCloseTo(0.1455, 3);
  const { spread, volatility } = chance(18876, { history: lines(15422, 36598) });
  expect(spread).toBe(0.35);
  expect(volatility).toBeCloseTo(0.439, 3);
});

test('[E3] A4: the basis of a college adds 0.04 after the minimum', () => {
  expect(chance(19000, { basis: 'school' }).spread).toBeCloseTo(0.14);
  expect(chance(18876, { basis: 'school', history: lines(15422, 36598) }).spread).toBeCloseTo(0.39);
});

test('[E3] A4: a unit without a usable year has no chance', () => {
  const none = { chance: null, refRank: null, spread: null, volatility: null, basis: 'none' };
  expect(chance(19000, { history: [] })).toEqual(none);
  expect(chance(19000, { history: [{ year: 2022, minScore: 1, minRank: 9 }] })).toEqual(none);
  expect(chance(19000, { history: [{ year: 2025, minScore: 0, minRank: 0 }] })).toEqual(none);
  expect(chance(19000, { reformFirstYear: 2026 })).toEqual(none);
  expect(chance(19000, { reformFirstYear: 2025 }).refRank).toBe(20000);
  expect(chance(19000, { reformFirstYear: 2027 }).refRank).toBe(20100);
});

test('[E3] A4: a year counts once, with the larger rank of its lines', () => {
  const harder = usual.map((line) => ({ ...line, minRank: line.minRank - 5000 }));
  expect(chance(19000, { history: [...harder, ...usual] })).toEqual(chance(19000));
  expect(chance(19000, { history: [...usual, ...harder] })).toEqual(chance(19000));
});

test('[E3] A4: a history comes from the unit, its majors, its class or its school', () => {
  const own = lines(100);
  const easy = lines(300);
  const hard = lines(200);
  expect(historyOf(2, { own, majors: [easy] })).toEqual({ basis: 'group', history: own });
  expect(historyOf(2, { own: [], majors: [hard, easy] })).toEqual({ basis: 'major', history: easy });
  expect(historyOf(2, { own: [], majors: [[]], school: own })).toEqual({ basis: 'school', history: own });
  expect(historyOf(1, { own })).toEqual({ basis: 'major', history: own });
  expect(historyOf(1, { own: [], sameClass: [hard, easy] })).toEqual({ basis: 'school', history: easy });
  expect(historyOf(3, { own })).toEqual({ basis: 'group', history: own });
  expect(historyOf(3, { own: [], school: own })).toEqual({ basis: 'none', history: [] });
});

test('[E3] A4: a chance falls as the rank worsens and is never 0 or 100', () => {
  const rank = fc.integer({ min: 1, max: 300000 });
  const ranks = fc.array(rank, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(rank, rank, ranks, (one, other, history) => {
      const at = (r: number) => chance(r, { history: lines(...history) }).chance ?? 0;
      const [better, worse] = [at(Math.min(one, other)), at(Math.max(one, other))];
      expect(better).toBeGreaterThanOrEqual(worse);
      expect(worse).toBeGreaterThanOrEqual(1);
      expect(better).toBeLessThanOrEqual(99);
    }),
  );
});

test.each([
  [85, 3],
  [84, 2],
  [60, 2],
  [59, 1],
  [15, 1],
  [14, 0],
  [0, 0],
  [null, 9],
])('[E3] A5: a chance of %s is tier %i', (per, tier) => {
  expect(tierOf(per)).toBe(tier);
});
