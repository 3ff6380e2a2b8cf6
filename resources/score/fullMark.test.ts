import { expect, test } from 'vitest';
import { fullMarkProblem, topOf } from './fullMark';

test.each([
  [null, {}, '满分须为 100–900'],
  [99, {}, '满分须为 100–900'],
  [750.5, {}, '满分须为 100–900'],
  [300, { table: 695, line: 481 }, '已有 695 分的一分一段表，满分不能低于 695'],
  [300, { line: 481 }, '已有 481 分的控制线，满分不能低于 481'],
  [695, { table: 695, line: 481 }, undefined],
] as const)('[Q5] a full mark of %s beside %o: %s', (fullMark, tops, text) => {
  expect(fullMarkProblem(fullMark, tops)).toBe(text);
});

test('[Q5] the highest of no scores is not known', () => {
  expect([topOf([]), topOf([481, 695])]).toEqual([undefined, 695]);
});
