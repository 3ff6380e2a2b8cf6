import { expect, test } from 'vitest';
import type { PlanUnit, Tier } from '@/src/gaokao/planUnit';
import { testStudent } from '@/src/testing/choiceRows';
import { unitSample } from '../unit/sampleUnit';
import { bestFitting, readTier, tierNeeds } from './autoFill';

const wishes = testStudent({
  prefer: {
    provinceIds: [440000],
    cityNames: [],
    majorCodes: [],
    natures: [],
    labels: [],
    tuitionMax: 10_000,
  },
  exclude: { provinceIds: [650000], majorCodes: [], natures: ['民办'] },
});
const unit = (key: string, more: Partial<PlanUnit> = {}): PlanUnit => ({ ...unitSample, key, ...more });

test('[E3] 按比例自动填充 fills what each tier lacks of its quota', () => {
  const rows: Tier[] = [1, 1, 2, 9];
  expect(tierNeeds([3, 4, 3], rows, 10)).toEqual([
    { tier: 1, quota: 3, filled: 2, need: 0 },
    { tier: 2, quota: 4, filled: 1, need: 3 },
    { tier: 3, quota: 3, filled: 0, need: 3 },
  ]);
});

test('[E3] a full table needs nothing, and a tier over its quota takes its places from the riskier ones', () => {
  expect(tierNeeds([1, 1, 1], [1, 1, 1], 3).map(({ need }) => need)).toEqual([0, 0, 0]);
  expect(tierNeeds([3, 4, 3], [2, 2, 2, 2, 2, 2, 2], 10).map(({ need }) => need)).toEqual([0, 0, 3]);
});

test('[E3] a tier is read to its last candidate, and a very long one to its first thousand', async () => {
  const tierOf = (total: number) => (page: number) =>
    Promise.resolve({
      units: Array.from({ length: Math.max(0, Math.min(200, total - (page - 1) * 200)) }, (_, at) =>
        unit(`${page}|${at}`),
      ),
      total,
    });
  for (const [total, read] of [
    [0, 0],
    [200, 200],
    [450, 450],
    [1300, 1000],
  ] as const) {
    const found = await readTier(tierOf(total));
    expect([found.units.length, found.total]).toEqual([read, total]);
  }
});

test('[E3] the best fitting units come first; excluded and present ones never come', () => {
  const candidates = [
    unit('far', { schoolProvinceId: 110000 }),
    unit('near'),
    unit('dear', { tuition: 32_000 }),
    unit('private', { nature: '民办' }),
    unit('excluded', { schoolProvinceId: 650000 }),
    unit('gone', { gone: 1 }),
    unit('there'),
  ];
  const keys = bestFitting(candidates, { tier: 2, need: 9 }, wishes, (key) => key === 'there').map(
    ({ key }) => key,
  );
  expect(keys).toEqual(['near', 'far', 'dear']);
});

test('[E3] a 专业+院校 unit is wished for and ruled out by the national code of its major', () => {
  const family = testStudent({
    prefer: { ...wishes.prefer, majorCodes: ['080901'] },
    exclude: { ...wishes.exclude, majorCodes: ['101101K'] },
  });
  const major = (key: string, majorCode: string, majorId: string) =>
    unit(key, { groupCode: undefined, majorCode, majorId });
  const candidates = [
    major('other', '01', '020101'),
    major('excluded', '02', '101101K'),
    major('wished', '03', '080901'),
  ];
  const found = bestFitting(candidates, { tier: 2, need: 9 }, family, () => false);
  expect(found.map(({ key }) => key)).toEqual(['wished', 'other']);
});

test('[E3] of equal fit the unit with more places comes first', () => {
  const candidates = [unit('few', { planCount: 2 }), unit('many', { planCount: 90 })];
  expect(bestFitting(candidates, { tier: 2, need: 1 }, wishes, () => false)[0]?.key).toBe('many');
});

test('[E3] a 保 is the best college between 85 and 95 %, and surer ones come only after all of those', () => {
  const candidates = [
    unit('wasted', { chance: 99, refRank: 60_000, planCount: 400 }),
    unit('fair', { chance: 94, refRank: 26_000, planCount: 90 }),
    unit('best', { chance: 86, refRank: 21_000, planCount: 2 }),
    unit('girls', { chance: 88, refRank: 20_000, schoolName: '湖南女子学院' }),
    unit('barred', { chance: 90, refRank: 19_000, restrict: { gender: 2 } }),
  ];
  const keys = (need: number) =>
    bestFitting(candidates, { tier: 3, need }, wishes, () => false).map(({ key }) => key);
  expect(keys(1)).toEqual(['best']);
  expect(keys(9)).toEqual(['best', 'fair', 'wasted']);
});
