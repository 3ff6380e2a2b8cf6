import { expect, test } from 'vitest';
import { readStat, sumOf } from './goodService';

test('[O7] days are added up; a rate of nothing is none', () => {
  const { days, former } = readStat({
    list: [
      { date: '2026-06-19', shows: '100', clicks: 10, orders: 1 },
      { date: '2026-06-20', shows: 100, clicks: 15, orders: '1' },
    ],
  });
  expect(sumOf(days)).toEqual({ shows: 200, clicks: 25, orders: 2, clickRate: '12.5%', orderRate: '8.0%' });
  expect(former).toEqual({ title: '', days: [] });
  expect(sumOf([])).toMatchObject({ clickRate: '', orderRate: '' });
});
