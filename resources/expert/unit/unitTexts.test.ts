import { expect, test } from 'vitest';
import { testMajor, testRow } from '@/src/testing/choiceRows';
import { rowTuition, tuitionFigure, tuitionText, unitTitle, yearLineText } from './unitTexts';

test('[E3] [E5] [E11] a tuition is said in yuan a year; a unit has the range of its majors', () => {
  const majors = [{ tuition: 6800 }, { tuition: 5300 }, { tuition: 0 }];
  expect(tuitionText({ tuition: 5300 })).toBe('5,300 元/年');
  expect(tuitionText({ tuition: 5300 }, majors)).toBe('5,300–6,800 元/年');
  expect(tuitionText({ tuition: 5300 }, [{ tuition: 0 }])).toBe('5,300 元/年');
  expect(tuitionText({}, majors)).toBe('5,300–6,800 元/年');
  expect(tuitionText({ tuition: 0 }, [{ tuition: 5300 }, { tuition: 5300 }])).toBe('5,300 元/年');
  expect(tuitionFigure({}, majors)).toBe('5,300–6,800');
});

test('[E3] [E5] a choice has the tuition of its picked majors, without picks that of all its unit has', () => {
  const majors = [
    testMajor('1', { tuition: 5300 }),
    testMajor('2', { tuition: 32_000 }),
    testMajor('3', { tuition: 6800 }),
  ];
  const of = (...picks: string[]) => rowTuition(testRow('A|1', { tuition: 5300, majors }, { picks }));
  expect([of('2'), of('3', '2'), of()]).toEqual(['32,000', '6,800–32,000', '5,300–32,000']);
  expect(rowTuition(testRow('A|1', { tuition: 6000, majors: [] }))).toBe('6,000');
});

test('[E3] a tuition that nobody knows is –, never 0', () => {
  expect([tuitionText({}), tuitionText({ tuition: 0 }), tuitionFigure({}, [{ tuition: 0 }])]).toEqual([
    '–',
    '–',
    '–',
  ]);
});

test('[E11] a line of a year has score and rank; a missing figure is left out, and is never 0', () => {
  expect(yearLineText({ year: 2025, minScore: 595, minRank: 18050 })).toBe('2025：595 分 / 18,050 位');
  expect(yearLineText({ year: 2025, minScore: 0, minRank: 1830 })).toBe('2025：1,830 位');
  expect(yearLineText({ year: 2025, minScore: 595, minRank: 0 })).toBe('2025：595 分');
  expect(yearLineText({ year: 2025, minScore: 0, minRank: 0 })).toBe('2025：–');
});

test('[E11] groups without a name are told apart by their codes; a name of its own stands behind the code', () => {
  const unit = { schoolName: '暨南大学', groupCode: '317' };
  expect(unitTitle(unit)).toBe('暨南大学 317 组');
  expect(unitTitle({ ...unit, groupName: '317组' })).toBe('暨南大学 317 组');
  expect(unitTitle({ ...unit, groupName: '医学院' })).toBe('暨南大学 317 组 医学院');
  expect(unitTitle({ schoolName: '暨南大学', majorName: '护理学' })).toBe('暨南大学 护理学');
});
