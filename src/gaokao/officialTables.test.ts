import { expect, test } from 'vitest';
import { seedTableOf } from '@/mocks/gaokao/scoreSeed';
import { equivalentScore, rankOf, scoreOf } from './scoreTable';
import type { Category } from './student';

const table = async (provinceId: number, year: number, category: Category) =>
  (await seedTableOf({ provinceId, year, category })) ?? [];

test.each<[string, number, Category, number, [number, number], (number | null)[]]>([
  ['湖南 物理类', 430000, 4, 600, [18384, 18876], [593, 588]],
  ['湖北 物理类', 420000, 4, 600, [23040, 23608], [581, 587]],
  ['上海', 310000, 3, 520, [18231, 18521], [520, 504]],
  ['北京', 110000, 3, 600, [12440, 12682], [596, 589]],
  ['海南', 460000, 3, 650, [5251, 5351], [648, null]],
])(
  '[E3] A1, A3: the official table of %s 2026',
  async (_name, provinceId, category, score, places, equivalents) => {
    const now = await table(provinceId, 2026, category);
    expect(rankOf(now, score)).toMatchObject({ best: places[0], rank: places[1], beyond: 0 });
    for (const [index, equivalent] of equivalents.entries()) {
      const then = await table(provinceId, 2025 - index, category);
      if (equivalent) expect(equivalentScore(now, then, { score })?.score).toBe(equivalent);
    }
  },
);

test('[E3] A1: 710 or more of 湖北 物理类 2026 are 21 candidates', async () => {
  const rows = await table(420000, 2026, 4);
  expect(rankOf(rows, 710)).toEqual({ best: 1, worst: 21, rank: 21, beyond: 0 });
  expect(rankOf(rows, 745)?.rank).toBe(21);
  expect(scoreOf(rows, 1)?.score).toBe(710);
});
