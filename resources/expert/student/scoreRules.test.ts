import { expect, test } from 'vitest';
import {
  examYearRule,
  isUnderAge,
  rankQuestion,
  sumWarning,
  transcriptSubjects,
  yearProblem,
} from './scoreRules';

test('[E2] subjects that do not add up are warned of, once all are given', () => {
  const names = transcriptSubjects(3, ['物理', '化学', '地理']);
  expect(names).toEqual(['语文', '数学', '外语', '物理', '化学', '地理']);
  const scores = { 语文: 110, 数学: 120, 外语: 118, 物理: 90, 化学: 80, 地理: 80 };
  const total = { score: 600, bonus: 0 };
  expect(sumWarning(names, scores, total)).toBe('各科之和 598 与总分 600 不一致');
  expect(sumWarning(names, scores, { score: 603, bonus: 5 })).toBeUndefined();
  expect(sumWarning(names, { ...scores, 地理: undefined }, total)).toBeUndefined();
});

test('[E2] a rank beside the table is asked about', () => {
  const range = { score: 600, best: 18384, worst: 18876 };
  expect(rankQuestion(range, 20000)).toBe('600 分对应位次 18384–18876，填写的 20000 不在范围内，仍要保存？');
  expect(rankQuestion(range, 18400)).toBeUndefined();
  expect(rankQuestion(undefined, 20000)).toBeUndefined();
  expect(rankQuestion(range, null)).toBeUndefined();
});

test('[E2] a student with a later exam year is under age', () => {
  expect([isUnderAge(2027, 2026), isUnderAge(2026, 2026)]).toEqual([true, false]);
});

test('[E2] an exam is at most a year ago, and three years ahead', () => {
  expect(examYearRule(2026)).toMatchObject({ min: 2025, max: 2029, message: '高考年份须为 2025–2029' });
});

test('[E2] the stored year of an exam stands, however long ago; another one is within the bounds', () => {
  const message = '高考年份须为 2025–2029';
  const problems = (...years: readonly number[]) => years.map((year) => yearProblem(year, 2023, 2026));
  expect(problems(2023, 2025, 2029)).toEqual([undefined, undefined, undefined]);
  expect(problems(2022, 2024, 2030)).toEqual([message, message, message]);
});
