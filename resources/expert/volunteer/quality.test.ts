import { expect, test } from 'vitest';
import { qualityByExpert, weakPointStats } from './quality';

const points = ['被遮挡志愿', '缺少兜底', '退档风险'];

test('[E6] the figures over the tables have their labels before the tables are read', () => {
  const stats = weakPointStats(undefined);
  expect(stats.map(({ label }) => label)).toEqual(points);
  expect(stats.map(({ value }) => value)).toEqual([undefined, undefined, undefined]);
});

test('[E6] weak points are added up by the expert, without void tables', () => {
  const chart = qualityByExpert([
    { expertName: '陈牧之', status: 0, shadowed: 2, unsafe: 1, retreat: 3 },
    { expertName: '', status: 1, shadowed: 1, unsafe: 0, retreat: 0 },
    { expertName: '陈牧之', status: 9, shadowed: 9, unsafe: 9, retreat: 9 },
  ]);
  expect(chart.categories).toEqual(['陈牧之', '未分配']);
  expect(weakPointStats(chart).map(({ value }) => value)).toEqual(['3', '1', '3']);
});
