import { expect, test } from 'vitest';
import { canDo, chartOf, doubtOf, durationText, resultOf } from './appraisal';

test.each([
  [1, [72, 88, 41, 56, 63, 38], 'IRE'],
  [1, [60, 60, 60, 60, 60, 60], 'RIA'],
  [1, [50, 70, 50, 70, 70, 10], 'ISE'],
  [2, [30, 70, 45, 55, 80, 20, 51, 49], 'INTJ'],
  [2, [50, 50, 50, 50, 50, 50, 50, 50], 'ESTJ'],
  [3, [10, 90, 20, 80, 70, 60, 0, 0, 0], '数物化'],
  [4, [10, 90, 20, 80, 0, 0], '独立·关系'],
] as const)('[G1] the result of a test of type %s with %j is %s', (type, scores, result) => {
  expect(resultOf(type, scores)).toBe(result);
});

const calm = { answered: 60, duration: 492, longestRun: 4, mostEqual: 20 };

test.each([
  [calm, ''],
  [{ ...calm, duration: 120 }, ''],
  [{ ...calm, duration: 119 }, '1 分 59 秒答完 60 题，平均每题不足 2 秒'],
  [{ ...calm, mostEqual: 50 }, ''],
  [{ ...calm, mostEqual: 51, longestRun: 18 }, '51 题选项相同（85%），其中 18 题连续相同选项'],
  [{ answered: 0, duration: 0, longestRun: 0, mostEqual: 0 }, ''],
])('[G1] answers as %o are in doubt: %s', (answering, reason) => {
  expect(doubtOf(answering)).toBe(reason);
});

test('[G1] a test is commented on and voided once it is finished, and reset before or after', () => {
  const states = (step: 'comment' | 'void' | 'reset') =>
    [0, 1, 2].filter((status) => canDo(step, { status }));
  expect([states('comment'), states('void'), states('reset')]).toEqual([[1], [1], [0, 2]]);
  expect(canDo('void', { status: '1' })).toBe(true);
  expect([durationText(492), durationText(9)]).toEqual(['8 分 12 秒', '9 秒']);
});

test('[G1] reports of a kind share the spokes of a chart', () => {
  const report = { type: 1, userName: '陈同学', scores: [1, 2, 3, 4, 5, 6] } as const;
  const { categories, series } = chartOf([
    { ...report, scores: [...report.scores] },
    { ...report, userName: '顾书瑶', scores: [] },
  ]);
  expect(categories).toHaveLength(6);
  expect(series.map(({ name }) => name)).toEqual(['陈同学', '顾书瑶']);
  expect(series[1]?.values).toEqual([null, null, null, null, null, null]);
});
