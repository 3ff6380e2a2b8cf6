import { expect, test } from 'vitest';
import { shortNameOf, yearAfter } from './suggestions';

test.each([
  ['青禾升学规划中心', '青禾'],
  ['远航志愿填报工作室', '远航'],
  ['致远教育咨询有限公司', '致远'],
  ['知行中学升学指导处', '知行'],
  ['升学规划中心', '升学规划中心'],
  ['一个没有通常结尾而且很长的名字', '一个没有通常结尾而且'],
  ['一二三四五六七八九😀机构', '一二三四五六七八九'],
  [' ', ''],
])('an institution called %s is suggested to be called %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

test.each([
  ['2026-11-26', '2027-11-26'],
  ['2028-02-29', '2029-02-28'],
])('a term that begins on %s ends on %s', (day, end) => expect(yearAfter(day)).toBe(end));
