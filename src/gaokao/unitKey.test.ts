import { expect, test } from 'vitest';
import { testMajor } from '@/src/testing/choiceRows';
import { keyName, majorTitle, normalKey, unitKey } from './unitKey';

const codes = { schoolCode: ' a105', groupCode: '04 ', majorCode: '1f' };

test('[E3] A7: a unit is named by the codes of its mode', () => {
  expect([unitKey(1, codes), unitKey(2, codes), unitKey(3, codes)]).toEqual(['A105|1F', 'A105|04', 'A105']);
});

test('[E3] A7: blanks and capitals make no difference, another group does', () => {
  expect(normalKey(' a105|04 ')).toBe(normalKey('A105|04'));
  expect(normalKey('A105|05')).not.toBe(normalKey('A105|04'));
});

test('[E3] majors of one name in a unit are told apart by their codes; no other name has one', () => {
  const law = { majorName: '法学' };
  const unit = { majors: [testMajor('03', law), testMajor('04', law), testMajor('05')] };
  expect(['03', '04', '05', '06'].map((code) => majorTitle(unit, code))).toEqual([
    ...['法学 03', '法学 04', '专业05', '06'],
  ]);
});

test('[E6] a unit of which only the key is known is named by its codes', () => {
  expect([keyName(1, '10248|0A'), keyName(2, '10248|205'), keyName(3, '10248')]).toEqual([
    ...['院校代码 10248 · 专业 0A', '院校代码 10248 · 205 组', '院校代码 10248'],
  ]);
});
