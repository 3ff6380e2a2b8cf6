import { expect, test } from 'vitest';
import { checkBatches } from '@/src/gaokao/batchRules';
import { equivalentScore, rankOf } from '@/src/gaokao/scoreTable';
import type { Category } from '@/src/gaokao/student';
import { createMockServer } from '../mockServer';
import { admissionsOf } from './admissions';
import { batchesOf, batchTable } from './batchTable';
import { colleges, doubleFirstClass, subjectEvaluation } from './colleges';
import { jilinPlan } from './jilinPlan';
import { majors, vocationalMajors } from './majors';
import { provinces } from './provinces';
import { scoreTableOf } from './scoreTables';

const mockServer = createMockServer();
const tableOf = async (provinceId: number, year: number, category: Category) =>
  (await scoreTableOf(mockServer, { provinceId, year, category })) ?? [];

test.each<[string, number, Category, number, number, number | null, number | null]>([
  ['湖南 物理类', 430000, 4, 600, 18876, 593, 588],
  ['湖北 物理类', 420000, 4, 600, 23608, 581, 587],
  ['上海', 310000, 3, 520, 18521, 520, 504],
  ['北京', 110000, 3, 600, 12682, 596, 589],
  ['海南', 460000, 3, 650, 5351, 648, null],
])(
  '[A3] %s 2026: ranks and equivalents of the official tables',
  async (_name, provinceId, category, score, rank, last, before) => {
    const table = await tableOf(provinceId, 2026, category);
    expect(rankOf(table, score)?.rank).toBe(rank);
    const equivalent = async (year: number) =>
      equivalentScore(table, await tableOf(provinceId, year, category), { score })?.score ?? null;
    expect([await equivalent(2025), await equivalent(2024)]).toEqual([last, before]);
  },
);

test('[A1] 湖南 600 has places 18384 to 18876; 湖北 has 21 candidates with 710 or more', async () => {
  expect(rankOf(await tableOf(430000, 2026, 4), 600)).toMatchObject({ best: 18384, worst: 18876 });
  expect(rankOf(await tableOf(420000, 2026, 4), 725)).toMatchObject({ best: 1, worst: 21, rank: 21 });
});

test('a draft is there only for requests for drafts; 西藏 has no table', async () => {
  const shandong = { provinceId: 370000, year: 2026, category: 3 } as const;
  expect(await scoreTableOf(mockServer, shandong)).toBeNull();
  expect(await scoreTableOf(mockServer, shandong, { drafts: true })).not.toBeNull();
  expect(await tableOf(540000, 2026, 2)).toEqual([]);
});

test('every province has one main batch a year; 湖南本科批 closes in eight days', async () => {
  const rows = (await mockServer.table(batchTable)).all();
  for (const year of [2025, 2026])
    expect(rows.filter((row) => row.year === year && row.main).map((row) => row.provinceId)).toEqual(
      provinces.map(({ id }) => id),
    );
  const hunan = await batchesOf(mockServer, { provinceId: 430000, year: 2026 });
  const main = hunan.find((row) => row.main);
  expect(main).toMatchObject({ mode: 2, maxChoices: 45, maxMajors: 6, obeyAllowed: 1, adjustScope: 1 });
  const end = Date.parse(`${main?.fillEnd?.replace(' ', 'T')}+08:00`);
  expect(Math.round((end - mockServer.now()) / 86_400_000)).toBeGreaterThanOrEqual(7);
  expect(main?.lines.map(({ category, score }) => [category, score])).toEqual(
    expect.arrayContaining([[4, expect.any(Number)]]),
  );
});

test('[Q4] the seeds obey the rules of the screen', async () => {
  const rows = (await mockServer.table(batchTable)).all();
  const problems = provinces.flatMap(({ id, fullMark }) =>
    [2025, 2026].flatMap((year) =>
      checkBatches(
        rows.filter((row) => row.provinceId === id && row.year === year),
        fullMark,
      ).map(({ index, text }) => `${id} ${year} ${index} ${text}`),
    ),
  );
  expect(problems).toEqual([]);
});

test('the public lists are complete', async () => {
  expect(await colleges()).toHaveLength(2922);
  expect(await majors()).toHaveLength(875);
  expect(await vocationalMajors()).toHaveLength(107 + 306);
  expect(await subjectEvaluation()).toHaveLength(95);
  expect((await doubleFirstClass()).size).toBe(147);
  expect((await jilinPlan()).flatMap((group) => group.majors)).toHaveLength(6479);
});

test('admission lines carry the rank of their year', async () => {
  const hunan = await admissionsOf(430000);
  expect(hunan).toHaveLength(10398);
  const jinan = hunan.filter(
    (row) => row.collegeCode === '10559' && row.code === '317' && row.category === 4,
  );
  expect(jinan.map(({ year, minRank }) => [year, minRank])).toEqual([
    [2025, 18050],
    [2024, 15472],
  ]);
});
