import { expect, test } from 'vitest';
import { qualityByExpert } from './quality';
import { bySimilarity, similarFilters } from './similar';

test('[E6] similar students are of the same province, batch and category, within a tenth of the rank', () => {
  const about = { provinceId: 430000, batchId: 7, category: 4 as const };
  expect(similarFilters({ ...about, rank: 18_876 })).toEqual({ ...about, rankMin: 16_989, rankMax: 20_763 });
  expect(similarFilters({ ...about, rank: null })).toBeUndefined();
});

test('[E6] tables of others come by common subjects, then by how final they are; void and empty ones not at all', () => {
  const table = (id: number, subjects: string[], status: 0 | 1 | 2 | 3 | 9, more = {}) => ({
    ...{ id, userId: 200 + id, subjects, status, filled: 40 },
    ...more,
  });
  const own = ['物理', '化学', '地理'];
  const tables = [
    table(1, ['物理', '生物', '政治'], 2),
    table(2, own, 0),
    table(3, own, 2),
    table(4, ['物理', '化学', '生物'], 1),
    table(5, own, 9),
    table(6, own, 2, { filled: 0 }),
    table(7, own, 2, { userId: '101' }),
  ];
  const sorted = bySimilarity(tables, { userId: 101, subjects: own });
  expect(sorted.map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});

test('[E6] the weak points of tables add up by expert, without void tables', () => {
  const row = (expertName: string, shadowed: number, unsafe: number, retreat: number, status = 0) => ({
    ...{ expertName, shadowed, unsafe, retreat, status },
  });
  const rows = [row('陈牧之', 2, 1, 0), row('', 0, 0, 3), row('陈牧之', 1, 0, 4), row('陈牧之', 9, 1, 9, 9)];
  const { categories, series } = qualityByExpert(rows);
  expect(categories).toEqual(['陈牧之', '未分配']);
  expect(series.map(({ values }) => values)).toEqual([
    [3, 0],
    [1, 0],
    [4, 3],
  ]);
});
