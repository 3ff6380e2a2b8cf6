import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { chanceOf } from '@/src/gaokao/chance';
import { createTestClient } from '../testClient';
import { unitByKey, unitsOf } from './planUnits';

const hunan = { batchId: 43203, category: 4 } as const;

test('[E3] [A4] the plan of 湖南 has real lines, which give the chances of the trade', async () => {
  const { mockServer } = createTestClient();
  const chance = async (key: string) => {
    const unit = await unitByKey(mockServer, hunan, key);
    if (!unit) throw new Error(`no unit ${key}`);
    const { history, basis } = unit;
    return chanceOf({ history, basis, year: 2026, rank: 18_876 }).chance;
  };
  expect(await chance('10559|317')).toBe(20);
  expect(await chance('10022|107')).toBe(76);
  expect(await chance('10299|102')).toBe(97);
});

test('[E3] every mode cuts the same places: no key twice, no major without a requirement', async () => {
  const { mockServer } = createTestClient();
  const places = await Promise.all(
    ([1, 2, 3] as const).map(async (mode) => {
      const units = (await unitsOf(mockServer, { ...hunan, mode })).filter(({ gone }) => gone === 0);
      expect(new Set(units.map(({ key }) => key)).size).toBe(units.length);
      expect(units.every(({ majors }) => (mode === 1 ? majors.length === 0 : majors.length > 0))).toBe(true);
      return units.reduce((sum, { planCount }) => sum + planCount, 0);
    }),
  );
  expect(new Set(places).size).toBe(1);
});

test('[E3] every kind of province has a plan: 广东, 吉林, 北京, 河北, 新疆 and 山东 in full, others twenty colleges’ groups', async () => {
  const { mockServer } = createTestClient();
  const count = async (batchId: number, category: 1 | 2 | 3 | 4 | 5) =>
    (await unitsOf(mockServer, { batchId, category })).length;
  expect(await count(44203, 4)).toBeGreaterThan(3000);
  expect(await count(22203, 4)).toBeGreaterThan(800);
  expect(await count(11202, 3)).toBeGreaterThan(1000);
  expect(await count(13204, 5)).toBeGreaterThan(1500);
  expect(await count(65202, 2)).toBeGreaterThan(200);
  expect(await count(37203, 3)).toBeGreaterThan(600);
  expect(await count(42203, 4)).toBe(20);
});

test.each([
  ['河北', 13204, 4],
  ['北京', 11202, 3],
  ['广东', 44203, 5],
  ['吉林', 22203, 4],
] as const)(
  '[E3] %s: a unit has one line a year, a chance and no code twice',
  async (_name, batchId, category) => {
    const { mockServer } = createTestClient();
    const units = await unitsOf(mockServer, { batchId, category });
    const faulty = units.filter(({ history, basis, majors, gone }) => {
      const years = new Set(history.map(({ year }) => year));
      const codes = new Set(majors.map(({ majorCode }) => majorCode));
      const { chance } = chanceOf({ history, basis, year: 2026, rank: 10_000 });
      return (
        years.size < history.length ||
        codes.size < majors.length ||
        (gone === 0 && years.size > 0 && chance === null)
      );
    });
    expect(faulty.map(({ key }) => key)).toEqual([]);
  },
);

test('[E3] two majors of one code are two units, each with its own line', async () => {
  const { mockServer } = createTestClient();
  const units = await unitsOf(mockServer, { batchId: 13204, category: 5 });
  const found = units.filter(({ key }) => /^10094[A-Z]?\|03$/.test(key));
  expect(
    found.map(({ key, majorName, history }) => [
      key,
      majorName,
      history.find(({ year }) => year === 2025)?.minScore,
    ]),
  ).toEqual([
    ['10094|03', '法学(涉外法治)', 599],
    ['10094A|03', '家政学', 566],
  ]);
});

test('[E3] [W10] a major taught with a foreign college costs what such majors cost', async () => {
  const { mockServer } = createTestClient();
  const units = [
    ...(await unitsOf(mockServer, { batchId: 13204, category: 4 })),
    ...(await unitsOf(mockServer, { batchId: 44203, category: 4, mode: 1 })),
  ];
  const joint = units.filter(({ majorName = '' }) => majorName.includes('中外合作办学'));
  expect(joint.length).toBeGreaterThan(300);
  expect(Math.min(...joint.map(({ tuition = 0 }) => tuition))).toBeGreaterThanOrEqual(36_000);
});

test.each([
  ['西藏', 54201],
  ['西藏', 54203],
  ['新疆', 65202],
] as const)('[E3] a college of %s, batch %i, offers no major twice', async (_name, batchId) => {
  const { mockServer } = createTestClient();
  const units = await unitsOf(mockServer, { batchId, category: 2 });
  expect(units.length).toBeGreaterThan(0);
  for (const { key, majors } of units)
    expect(new Set(majors.map(({ majorName }) => majorName)).size, key).toBe(majors.length);
});

test('[T1] [T2] the units that the toolbox’s demonstration offers are in the plan of 吉林', async () => {
  const { mockServer } = createTestClient();
  const script = readFileSync(new URL('../pages/toolbox-mock/samples.js', import.meta.url), 'utf8');
  const window = {};
  runInNewContext(script, { window });
  const rows = z.array(z.tuple([z.string(), z.string(), z.string()], z.unknown()));
  const page = z.looseObject({ rows });
  const { toolboxSamples } = z
    .object({ toolboxSamples: z.looseObject({ '/enrollmentPlan/general': page }) })
    .parse(window);
  for (const [school, group] of toolboxSamples['/enrollmentPlan/general'].rows)
    expect(
      await unitByKey(mockServer, { batchId: 22203, category: 4 }, `${school}|${group}`),
      school,
    ).toMatchObject({ gone: 0 });
});
