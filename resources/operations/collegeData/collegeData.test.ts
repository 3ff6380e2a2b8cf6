import { expect, test } from 'vitest';
import { admitWarning, checkRefusal, outliersOf, placeProblem, scoresProblem } from './collegeData';

test('[O3] scores rise from the lowest to the highest, up to the full mark; missing ones are ignored', () => {
  const scores = { minScore: 600, avgScore: 610.5, maxScore: 620 };
  expect(scoresProblem(scores, 750)).toBeUndefined();
  expect(scoresProblem({ ...scores, avgScore: null }, 750)).toBeUndefined();
  expect(scoresProblem({ ...scores, maxScore: 661 }, 660)).toBe('分数不能超过满分 660');
  for (const wrong of [{ minScore: 611 }, { maxScore: 610 }, { avgScore: null, maxScore: 599 }])
    expect(scoresProblem({ ...scores, ...wrong }, 750)).toBe('最低分、平均分、最高分大小关系不正确');
});

test('[O3] a batch of groups needs the group, one of majors the name of the major', () => {
  const nothing = { groupCode: '', majorName: '' };
  expect(placeProblem(nothing, 2)).toBe('请选择专业组');
  expect(placeProblem(nothing, 1)).toBe('请输入招生专业名称');
  expect(placeProblem(nothing, 3)).toBeUndefined();
  expect(placeProblem({ groupCode: '101', majorName: '' }, 2)).toBeUndefined();
});

test('[O3] a number more than a fifth above the plan is reported', () => {
  expect(admitWarning({ planCount: 10, admitCount: 12 })).toBeUndefined();
  expect(admitWarning({ planCount: 10, admitCount: 13 })).toBe('录取数明显大于计划数');
  expect(admitWarning({ planCount: null, admitCount: 13 })).toBeUndefined();
});

const past = [
  { year: 2024, minScore: 600, minRank: 1000 },
  { year: 2023, minScore: 590, minRank: 1100 },
  { year: 2020, minScore: 500, minRank: 90_000 },
];

test('[O3] a rank that is off the mean of three years by more than 30 % is odd', () => {
  expect(outliersOf({ year: 2025, minScore: 602, minRank: 1300 }, past, null)).toEqual([]);
  expect(outliersOf({ year: 2025, minScore: 602, minRank: 1400 }, past, null)).toEqual(['history']);
  expect(outliersOf({ year: 2025, minScore: 602, minRank: 1400 }, [], null)).toEqual([]);
});

test('[O3] a score that rises while the rank falls back is odd, unless both hardly move', () => {
  expect(outliersOf({ year: 2025, minScore: 615, minRank: 1200 }, past, null)).toEqual(['opposite']);
  expect(outliersOf({ year: 2025, minScore: 605, minRank: 1200 }, past, null)).toEqual([]);
  expect(outliersOf({ year: 2025, minScore: 585, minRank: 890 }, past, null)).toEqual(['opposite']);
  expect(outliersOf({ year: 2025, minScore: 585, minRank: 1200 }, past, null)).toEqual([]);
});

test('[O3] a rank that the score cannot have is odd', () => {
  const places = { best: 900, worst: 1010 };
  expect(outliersOf({ year: 2025, minScore: 600, minRank: 1010 }, past, places)).toEqual([]);
  expect(outliersOf({ year: 2025, minScore: 600, minRank: 1011 }, past, places)).toEqual(['table']);
  expect(outliersOf({ year: 2025, minScore: null, minRank: 1011 }, past, places)).toEqual([]);
});

test('[O3] a person passes neither their own figure nor a passed one', () => {
  const row = { checkStatus: 0, creatorId: 2 };
  expect(checkRefusal(row, 1, 2)).toBe('不能核对本人录入的数据');
  expect(checkRefusal(row, 1, '1')).toBeUndefined();
  expect(checkRefusal(row, 2, 2)).toBeUndefined();
  expect(checkRefusal({ ...row, checkStatus: '1' }, 1, 1)).toBe('该记录已核对');
});
