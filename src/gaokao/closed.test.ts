import { expect, test } from 'vitest';
import { testMajor, testStudent, testUnit } from '@/src/testing/choiceRows';
import { isClosed } from './closed';

const boy = testStudent({ gender: 1, height: 165 });
const nursing = testMajor('1', { majorName: '护理学（女）' });

test.each<[string, Parameters<typeof testUnit>[1], boolean]>([
  ['an open group', {}, false],
  ['a group of women alone', { restrict: { gender: 2 } }, true],
  ['a women’s college', { schoolName: '中华女子学院' }, true],
  ['a group whose majors are all barred', { majors: [nursing, testMajor('2', { req: '生物' })] }, true],
  ['a group with one open major', { majors: [nursing, testMajor('2')] }, false],
  ['a group for the taller', { restrict: { minHeight: 170 } }, true],
  ['another pool', { category: 5 }, true],
  ['other subjects', { req: '首选物理，再选生物' }, true],
  ['what this year’s plan lacks', { gone: 1 }, true],
])('[E3] %s is closed to a boy or not', (_, unit, closed) => {
  expect(isClosed(testUnit('A|1', unit), boy)).toBe(closed);
});

test('[E3] a unit for women alone is open to a girl', () => {
  const girl = testStudent({ gender: 2 });
  expect(isClosed(testUnit('A|1', { schoolName: '中华女子学院', majors: [nursing] }), girl)).toBe(false);
});
