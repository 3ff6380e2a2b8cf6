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
