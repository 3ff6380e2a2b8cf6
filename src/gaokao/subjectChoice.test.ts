import { expect, test } from 'vitest';
import { pressed, scoreProblem, subjectsProblem } from './subjectChoice';

test.each([
  [1, [], '请选择文科或理科'],
  [1, ['理科'], undefined],
  [2, ['物理', '化学'], '请选择 3 门选考科目'],
  [2, ['物理', '历史', '化学'], undefined],
  [3, ['物理', '历史', '化学'], '请选择 1 门首选科目和 2 门再选科目'],
  [3, ['物理', '化学', '地理'], undefined],
] as const)('[E2] of type %s the choice %s is %s', (type, subjects, problem) => {
  expect(subjectsProblem(type, subjects)).toBe(problem);
});

test('[E2] chips keep a choice possible', () => {
  expect(pressed(1, ['文科'], '理科')).toEqual(['理科']);
  expect(pressed(3, ['物理', '化学', '地理'], '历史')).toEqual(['历史', '化学', '地理']);
  expect(pressed(3, ['物理', '化学', '地理'], '生物')).toEqual(['物理', '化学', '地理']);
  expect(pressed(3, ['物理', '化学'], '化学')).toEqual(['物理']);
  expect(pressed(2, ['物理', '化学'], '历史')).toEqual(['物理', '化学', '历史']);
});

test.each([
  [600, 750, undefined],
  [661, 660, '总分须为 0–660 的整数'],
  [900, 900, undefined],
  [600.5, 750, '总分须为 0–750 的整数'],
  [null, 750, undefined],
])('[E2] a total of %s of %s: %s', (score, full, problem) => {
  expect(scoreProblem(score, full)).toBe(problem);
});
