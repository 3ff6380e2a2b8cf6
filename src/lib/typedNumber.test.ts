import { expect, test } from 'vitest';
import { numberProblem, readNumber } from './typedNumber';

test.each([
  ['¥1,234.50', '1234.50'],
  ['￥１，２３４．５０', '1234.50'],
  [' 1 234.50 ', '1234.50'],
  ['1234,567', '1234567'],
  ['６００', '600'],
  ['599.5', '599.5'],
  ['1200元', '1200'],
  ['12。5', '12.5'],
  ['.5', '0.5'],
  ['-3', '-3'],
  ['−3', '-3'],
  ['+3', '3'],
  ['\u200b600\u202c', '600'],
])('%j is read as %s', (typed, read) => {
  expect(readNumber(typed)).toBe(read);
});

test.each(['', '1,5', '1,23', '1.', '-', 'abc', '1.2.3', '12a', '60%', '1e5'])('%j is no number', (typed) => {
  expect(readNumber(typed)).toBeUndefined();
});

test.each([
  ['599.5', { precision: 0 }, '只能填整数'],
  ['599.50', { precision: 1 }, undefined],
  ['1.255', { precision: 2 }, '最多 2 位小数'],
  ['600.0', { precision: 0 }, undefined],
  ['751', { min: 0, max: 750 }, '请输入 0 到 750 之间的数'],
  ['-1', { min: 0 }, '不能小于 0'],
  ['6', { max: 5 }, '不能大于 5'],
  ['5', { min: 0, max: 5 }, undefined],
  ['NaN', {}, '不是数字'],
  ['NaN', { min: 0, max: 5 }, '不是数字'],
])('of %s within %o is said: %s', (text, limits, problem) => {
  expect(numberProblem(text, limits)).toBe(problem);
});
