import { expect, test } from 'vitest';
import { testBatch, testMajor, testStudent, testUnit } from '@/src/testing/choiceRows';
import { type ChanceContext, lineOf, withChance } from './chance';

const history = [2025, 2024, 2023].map((year) => ({ year, minScore: 590, minRank: 20000 }));
const unit = testUnit('A|01', {
  history,
  chance: null,
  majors: [testMajor('1', { history }), testMajor('2', { history, req: '生物' }), testMajor('3')],
});
const context = (student = testStudent(), batch = testBatch()): ChanceContext => ({
  candidate: student,
  batch,
});
const chances = (...given: Parameters<typeof context>) => {
  const { chance, majors } = withChance(unit, context(...given));
  return [chance, ...majors.map((major) => major.chance)];
};

test('[E3] A4: a unit has its chance, each of its majors its own', () => {
  expect(chances()).toEqual([72, 72, 0, null]);
  expect(withChance(unit, context())).toMatchObject({
    refRank: 20000,
    volatility: 0,
    spread: 0.1,
    basis: 'group',
  });
});

test('[E3] A4: nobody is admitted with other subjects, from another pool or below the line', () => {
  expect(chances(testStudent({ category: 5, subjects: ['历史', '政治', '地理'] }))).toEqual([0, 0, 0, 0]);
  expect(chances(testStudent({ score: 436 }))).toEqual([0, 0, 0, 0]);
  expect(chances(testStudent({ score: 437 }))[0]).toBe(72);
});

test('[E3] A4: without a rank there is no chance, but what it is measured by', () => {
  expect(chances(testStudent({ rank: null }))).toEqual([null, null, null, null]);
  expect(withChance(unit, context(testStudent({ rank: null }))).refRank).toBe(20000);
});

test('[E3] A4: 西藏 has a line for A类 and one for B类', () => {
  const lines = [
    { category: 2, score: 400, variant: 'A' },
    { category: 2, score: 300, variant: 'B' },
  ] as const;
  expect(lineOf({ lines }, 2, 'B')?.score).toBe(300);
  expect(lineOf({ lines }, 2)?.score).toBe(400);
  expect(lineOf({ lines }, 1)).toBeUndefined();
});

test('[E3] A4: lines of another unit are measured by the unit’s own places, not by theirs', () => {
  const borrowed = [2025, 2024, 2023].map((year) => ({ year, minScore: 590, minRank: 18876, plan: 5 }));
  const of = (more: Parameters<typeof testUnit>[1]) =>
    withChance(testUnit('A|01', { history: borrowed, planCount: 60, ...more }), context()).chance;
  expect([of({ basis: 'school' }), of({ basis: 'major' })]).toEqual([50, 50]);
  expect(of({ basis: 'group' })).toBe(82);
  expect(of({ basis: 'school', planPrev: 50 })).toBeGreaterThan(50);
});

test('[E3] A4: the basis is none where no line can be used', () => {
  const old = testUnit('A|01', { history: [{ year: 2019, minScore: 590, minRank: 18876 }], basis: 'school' });
  expect(withChance(old, context())).toMatchObject({ chance: null, refRank: null, basis: 'none' });
});
