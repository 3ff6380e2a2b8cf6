import { expect, test } from 'vitest';
import { areaProblem, boxOf, fitted, isOfSeason, marketingSeasons, seasonsInWeek } from './gallery';

test('[O16] an area lies within its picture', () => {
  expect(areaProblem(null)).toBeUndefined();
  expect(areaProblem({ x: 60, y: 0, width: 40, height: 10 })).toBeUndefined();
  expect(areaProblem({ x: 60, y: 0, width: 41, height: 10 })).toBe('区域超出图片范围');
  expect(areaProblem({ x: -1, y: 0, width: 10, height: 10 })).toBe('区域超出图片范围');
  expect(areaProblem({ x: 0, y: 0, width: 0, height: 10 })).toBe('区域超出图片范围');
});

test('[O16] an area in pixels, and the largest box of a shape in the middle of it', () => {
  const box = boxOf({ x: 10, y: 20, width: 50, height: 10 }, { width: 800, height: 1000 });
  expect(box).toEqual({ x: 80, y: 200, width: 400, height: 100 });
  expect(fitted(1, box)).toEqual({ x: 230, y: 200, width: 100, height: 100 });
  expect(fitted(8, box)).toEqual({ x: 80, y: 225, width: 400, height: 50 });
});

test('[O16] posters of a node can be used from its first day to its last, and are announced a week ahead', () => {
  const nodesInWeek = (day: string) => seasonsInWeek(day).map(({ node }) => node);
  expect(nodesInWeek('2026-06-20')).toEqual(['4', '5']);
  expect(nodesInWeek('2026-06-12')).toEqual(['4']);
  expect(nodesInWeek('2026-06-11')).toEqual([]);
  expect(nodesInWeek('2026-12-28')).toEqual([]);
});

test('[O16] of the two seasons of a node, the one that the week is in can be used', () => {
  const [winter, autumn] = marketingSeasons.filter(({ node }) => node === '8');
  expect(seasonsInWeek('2026-09-20')).toEqual([autumn]);
  expect(seasonsInWeek('2026-02-01')).toEqual([winter]);
});

test.each([
  ['8', '新春快乐 金榜题名', '节日海报', ['01-15']],
  ['8', '中秋团圆 祝学子圆梦', '节日海报', ['09-10']],
  ['8', '感恩教师节', '节日海报', ['09-10']],
  ['8', '阖家欢乐', '中秋国庆', ['09-10']],
  ['8', '新春团圆', '节日海报', ['01-15']],
  ['8', '节日快乐', '节日海报', ['01-15', '09-10']],
  ['4', '中秋前出分', '节点海报', ['06-18']],
  ['', '新春快乐', '宣传单页', []],
])('[O16] a set of node %s, %s of %s, is used in its seasons only', (node, name, categoryName, begins) => {
  const own = marketingSeasons.filter((season) => isOfSeason({ node, name, categoryName }, season));
  expect(own.map(({ from }) => from)).toEqual(begins);
});

test('[O16] the calendar goes through the year', () => {
  const begins = marketingSeasons.map(({ from }) => from);
  expect(begins).toEqual(begins.toSorted());
  expect(marketingSeasons.every(({ from, until }) => from < until)).toBe(true);
});
