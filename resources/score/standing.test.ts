import { expect, test } from 'vitest';
import { standingProblem } from './standing';

const limits = { fullMark: 750, total: 345_678 };

test.each([
  ['score', 751, '分数须为 0–750 的整数'],
  ['score', -1, '分数须为 0–750 的整数'],
  ['score', 750, undefined],
  ['score', 0, undefined],
  ['rank', 0, '位次须为正整数'],
  ['rank', 345_679, '位次不能大于考生总数 345,678'],
  ['rank', 345_678, undefined],
  ['rank', 1, undefined],
] as const)('[Q2] [Q5] looking up the %s %i: %s', (kind, value, text) => {
  expect(standingProblem({ kind, value }, limits)).toBe(text);
});
