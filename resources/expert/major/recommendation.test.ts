import { expect, test } from 'vitest';
import { betterChoices, choicesOf } from './Counterfactual';
import { interestIn, markedItem, partsOf, readRecommendation } from './recommendation';
import { wishedFor } from './useRecommendations';

test('[E8] a ticked direction counts whole, a type of interest in part, no choice leaves it to the test', () => {
  expect(interestIn('工学', [])).toBeUndefined();
  expect(interestIn('工学', ['工学'])).toBe(1);
  expect(interestIn('工学', ['R', 'I'])).toBe(0.8);
  expect(interestIn('工学', ['R', 'A'])).toBe(0.4);
  expect(interestIn('工学', ['医学'])).toBe(0);
});

test('[E8] a fit names its parts with their weights', () => {
  const parts = { interest: 0.8, coverage: 0.9, open: 0.5, expert: 0 };
  expect(partsOf(parts).map(({ weight, percent }) => [weight, percent])).toEqual([
    [40, 80],
    [30, 90],
    [20, 50],
    [10, 0],
  ]);
});

test('[E8] missing members read as empty, a mark of 0 as a mark', () => {
  expect(readRecommendation({ majorCode: 80901, mark: 0 })).toMatchObject({
    majorCode: '80901',
    mark: 0,
    judge: 0,
  });
  expect(readRecommendation({}).mark).toBeNull();
});

test('[E8] [29] a mark keeps the remark that a colleague wrote meanwhile; the same cell is asked about', () => {
  const row = readRecommendation({ majorCode: '080901', mark: 1, order: 3, remark: '' });
  const now = { ...row, mark: 0 as const, remark: '数学成绩偏低' };
  expect(markedItem(row, { remark: '可冲' }, { ...now, remark: '' })).toEqual({
    item: { majorCode: '080901', mark: 0, order: 3, remark: '可冲' },
    taken: undefined,
  });
  expect(markedItem(row, { mark: 2 }, now)).toEqual({
    item: { majorCode: '080901', mark: 2, order: 3, remark: '数学成绩偏低' },
    taken: '专家标记',
  });
  expect(markedItem(row, { remark: '可冲' }, now).taken).toBe('备注');
  expect(markedItem(row, { mark: 0 }, now).taken).toBeUndefined();
});

test('[E8] an excluded major is no longer wanted, and only changes are sent', () => {
  const student = {
    prefer: { provinceIds: [], cityNames: [], majorCodes: ['080901'], natures: [], labels: [] },
    exclude: { provinceIds: [], majorCodes: [], natures: [] },
  };
  expect(wishedFor(student, 'prefer', '101101', true)).toEqual({
    prefer: { ...student.prefer, majorCodes: ['080901', '101101'] },
  });
  expect(wishedFor(student, 'exclude', '080901', true)).toEqual({
    prefer: { ...student.prefer, majorCodes: [] },
    exclude: { ...student.exclude, majorCodes: ['080901'] },
  });
});

const six = ['物理', '历史', '化学', '生物', '政治', '地理'];
const hunan = { subjectType: 3 as const, subjects: six };

test('[E8] other choices of subjects are named where they open more', () => {
  const halves = choicesOf({ subjectType: 1, subjects: ['文科', '理科'] });
  const zhejiang = choicesOf({ subjectType: 2, subjects: [...six, '技术'] });
  expect([halves.length, zhejiang.length, choicesOf(hunan).length]).toEqual([2, 35, 12]);
  const places = [
    { category: 4 as const, req: '首选物理，再选化学', planCount: 10 },
    { category: 4 as const, req: '首选物理，再选不限', planCount: 5 },
    { category: 4 as const, req: '首选物理，再选化学、生物(2科必选)', planCount: 5 },
  ];
  const better = betterChoices(places, { ...hunan, category: 4 }, 75);
  expect(better.map(({ subjects, coverage }) => [subjects, coverage.percent])).toEqual([
    [['物理', '化学', '生物'], 100],
  ]);
});

test('[E8] other choices stay in the student’s pool: shares of 物理类 and 历史类 are not compared', () => {
  const places = [
    { category: 4 as const, req: '首选物理，再选化学', planCount: 9 },
    { category: 4 as const, req: '首选物理，再选化学、生物(2科必选)', planCount: 1 },
    { category: 5 as const, req: '首选历史，再选不限', planCount: 10 },
  ];
  const of = (category: 4 | 5, own: number) =>
    betterChoices(places, { ...hunan, category }, own).map(({ subjects }) => subjects.join(''));
  expect(of(4, 90)).toEqual(['物理化学生物']);
  expect(of(5, 0)).toHaveLength(5);
  expect(of(5, 0).every((subjects) => subjects.startsWith('历史'))).toBe(true);
});
