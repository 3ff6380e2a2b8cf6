import { expect, test } from 'vitest';
import {
  examYearRule,
  hasStoredRank,
  isUnderAge,
  placeText,
  rankHint,
  rankQuestion,
  rankRange,
  rankToSave,
  rankToTake,
  subjectsToTake,
  sumWarning,
  tableRank,
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

const record = {
  ...{ provinceId: 430000, year: 2026, subjectType: 3, subjects: ['物理', '化学', '生物'] },
  ...{ scoreType: 1, score: 600, rank: 18_876 },
};
const formOf = (changes: object, given?: number | null) => ({
  values: { ...record, ...changes },
  record,
  given,
});

test('[E2] [A1] another score takes its rank, or none without a table; unknown ones change nothing', () => {
  const elsewhere = formOf({ provinceId: 370000 });
  expect([rankToTake(elsewhere, null), rankToSave(elsewhere, null)]).toEqual([null, null]);
  expect(rankToTake(formOf({ year: 2027 }), null)).toBeNull();
  expect(rankToTake(formOf({ score: 601 }), 18_383)).toBe(18_383);
  expect([rankToTake(elsewhere, undefined), rankToSave(elsewhere, undefined)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(rankToTake(formOf({ score: 602, rank: 18_383 }, 18_383), null)).toBeNull();
  expect(rankToTake(formOf({ rank: null }, null), 18_876)).toBe(18_876);
});

test('[E2] the stored rank comes back with its score, though it is not the one of the table', () => {
  for (const found of [null, 18_383]) {
    expect(rankToTake(formOf({ rank: null }, null), found)).toBe(18_876);
    expect(rankToTake(formOf({ rank: 18_384 }, 18_384), found)).toBe(18_876);
    expect(rankToTake({ ...formOf({ rank: null }, null), record: { ...record, rank: null } }, found)).toBe(
      found ?? undefined,
    );
  }
});

test('[E2] a typed rank stays, and the one of the stored score in the same pool', () => {
  for (const found of [null, 18_383]) {
    expect(rankToTake(formOf({ score: 601, rank: 20_000 }), found)).toBeUndefined();
    expect(rankToSave(formOf({ provinceId: 370000 }, null), found)).toBeUndefined();
    expect(rankToTake(formOf({ subjects: ['物理', '化学', '地理'] }), found)).toBeUndefined();
  }
  expect(rankToTake(formOf({ subjects: ['历史', '化学', '地理'] }), 9000)).toBe(9000);
  expect([hasStoredRank(formOf({})), hasStoredRank(formOf({ score: 601 }))]).toEqual([true, false]);
});

test('[A15] the score of a mock exam takes no rank of the table, and is asked about none', () => {
  const place = { score: 600, rank: 18_876, best: 18_384, worst: 18_876, total: 200_000 };
  const mock = { scoreType: 2 };
  expect([tableRank(record, place), tableRank(record, undefined)]).toEqual([18_876, undefined]);
  expect([tableRank(mock, place), tableRank(mock, undefined)]).toEqual([null, undefined]);
  expect(rankRange({ ...record, ...mock }, place)).toBeUndefined();
  expect(rankRange(record, place)).toEqual({ score: 600, best: 18_384, worst: 18_876 });
  expect(rankToSave(formOf({ ...mock, rank: null }), null)).toBeUndefined();
  expect([rankToTake(formOf(mock), null), rankToSave(formOf(mock), null)]).toEqual([null, null]);
});

test('[E2] a rank is wanted for a score without a table, not before there is a score', () => {
  const missing = { score: 600, rank: null, best: null, worst: null, total: null };
  const wanted = { ...record, rank: null };
  expect(rankHint(wanted, missing)).toBe('2026 年一分一段表尚未发布，请手动填写位次');
  expect(rankHint({ ...wanted, score: null }, { ...missing, score: null })).toBeUndefined();
  expect(rankHint(record, missing)).toBeUndefined();
  expect(rankHint({ ...wanted, scoreType: 2 }, missing)).toBeUndefined();
  expect(rankHint(wanted, { score: 600, rank: 2, best: 1, worst: 2, total: 3 })).toBeUndefined();
});

test('[E2] a subject that another province does not offer goes, though its type is the same', () => {
  const values = { subjectType: 2, subjects: ['物理', '化学', '技术'] };
  const offered = ['物理', '化学', '生物', '政治', '历史', '地理'];
  const beijing = { subjectType: 2, subjects: offered } as const;
  expect(subjectsToTake(values, beijing)).toEqual({ subjectType: 2, subjects: ['物理', '化学'] });
  expect(subjectsToTake({ ...values, subjects: ['物理'] }, beijing)).toBeUndefined();
  expect(subjectsToTake({ subjectType: 3, subjects: ['物理'] }, beijing)).toMatchObject({ subjectType: 2 });
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

test('[E2] [E11] a place has its best and worst rank, one where they agree, and is open below the table', () => {
  const place = { rank: 18_876, best: 18_384, worst: 18_876, beyond: false };
  expect(placeText(place)).toBe('18,384–18,876');
  expect(placeText({ ...place, best: 18_876 })).toBe('18,876');
  expect(placeText({ rank: 2441, best: 2441, worst: 2441, beyond: true })).toBe('＞2,440');
  expect(placeText({ rank: null, best: null, worst: null, beyond: false })).toBeUndefined();
});
