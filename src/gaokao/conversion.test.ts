import { expect, test } from 'vitest';
import { assign, type ExpertLoad } from './assign';
import { combinations, counterfactuals, coverageOf, majorFit } from './coverage';
import { anchorsOf, convertByLines, convertByRank, rankProblem } from './mockExam';

const lines = (special: number, under: number, vocational: number) => [
  { name: '特控线', score: special },
  { name: '本科线', score: under },
  { name: '专科线', score: vocational },
];
const anchors = anchorsOf(lines(495, 410, 180), lines(521, 437, 200), { mock: 750, gaokao: 750 });

test.each([
  [560, 579],
  [495, 521],
  [450, 477],
  [300, 324],
  [100, 111],
  [0, 0],
  [750, 750],
  [760, 750],
])('[Q6] A15: a mock score of %i is %i', (mock, gaokao) => {
  expect(convertByLines(mock, anchors)).toBe(gaokao);
});

test('[Q6] A15: a line that one of the exams lacks is no anchor; exams may have other full marks', () => {
  const shared = anchorsOf(lines(495, 410, 180), [{ name: '本科线', score: 400 }], {
    mock: 750,
    gaokao: 660,
  });
  expect(shared.map(({ mock }) => mock)).toEqual([0, 410, 750]);
  expect(convertByLines(750, shared)).toBe(660);
});

test('[Q6] A15: by rank, where at least half of the pool wrote the exam', () => {
  const gaokao = [
    { score: 600, count: 1000, cum: 1000 },
    { score: 500, count: 9000, cum: 10000 },
  ];
  expect(convertByRank({ rank: 500, total: 5000 }, gaokao)).toEqual({ rank: 1000, score: 600, beyond: 0 });
  expect(convertByRank({ rank: 501, total: 5000 }, gaokao)).toMatchObject({ rank: 1002, score: 500 });
  expect(convertByRank({ rank: 500, total: 4999 }, gaokao)).toBeNull();
  expect(convertByRank({ rank: null, total: 5000 }, gaokao)).toBeNull();
});

test.each([
  [500, 5000, null, '对照年份没有一分一段表'],
  [null, 5000, 10_000, '填写模考位次后可用'],
  [500, null, 10_000, '该考试未填参考人数'],
  [500, 4999, 10_000, '参考人数不足全省该科类的一半'],
  [5001, 5000, 10_000, '位次大于参考人数'],
  [500, 5000, 10_000, ''],
])('[E2] [Q6] A15: rank %s of %s in a pool of %s: %s', (rank, total, pool, text) => {
  expect(rankProblem({ rank, total }, pool)).toBe(text);
});

const loads = (...rows: [id: number, load: number, max: number][]): ExpertLoad[] =>
  rows.map(([id, load, max]) => ({ id, load, max }));
const taken = (strategy: 2 | 3, count: number, experts: ExpertLoad[]) => {
  const result = assign(
    strategy,
    Array.from({ length: count }, (_, index) => index + 1),
    experts,
  );
  return result.ok ? result.assigned.map(({ expertId }) => expertId) : result.message;
};

test('[E1] A16: by load, five students go to 李 王 李 张 李', () => {
  expect(taken(3, 5, loads([11, 3, 10], [12, 1, 10], [13, 1, 2]))).toEqual([12, 13, 12, 11, 12]);
});

test('[E1] A16: evenly, round the experts in the order of their ids, past those without room', () => {
  expect(taken(2, 5, loads([13, 1, 2], [9, 3, 10], [12, 1, 10]))).toEqual([9, 12, 13, 9, 12]);
  expect(taken(2, 4, loads([13, 2, 2], [9, 3, 10], [12, 1, 10]))).toEqual([9, 12, 9, 12]);
});

test('[E1] A16: without room for all nobody is assigned', () => {
  expect(taken(3, 5, loads([1, 8, 10], [2, 9, 10]))).toBe('所选专家剩余名额不足：需要 5 个，仅剩 3 个');
});

const places = [
  { planCount: 10, req: '化学' },
  { planCount: 5, req: '不限' },
  { planCount: 5, req: '化学、生物' },
];

test('[E8] A17: the fit of 0.8, 0.9, 0.5 and 0 is 69', () => {
  expect(majorFit({ interest: 0.8, coverage: 0.9, open: 0.5, expert: 0 })).toBe(69);
  expect(majorFit({ interest: 1, coverage: 1, open: 1, expert: 1 })).toBe(100);
});

test('[E8] A17: 物化地 may apply to 15 of 20 places', () => {
  const chooser = { category: 4, subjects: ['物理', '化学', '地理'] } as const;
  expect(coverageOf(places, chooser)).toEqual({ met: 15, all: 20, percent: 75 });
  expect(coverageOf([{ planCount: 9, req: '', category: 5 as const }], chooser).percent).toBeNull();
  const [best] = counterfactuals(places, [chooser, { category: 4, subjects: ['物理', '化学', '生物'] }]);
  expect(best).toMatchObject({ subjects: ['物理', '化学', '生物'], coverage: { percent: 100 } });
});

test('[E8] every choice of two subjects of four', () => {
  expect(combinations(['化学', '生物', '政治', '地理'], 2)).toHaveLength(6);
  expect(combinations(['物理', '化学'], 3)).toEqual([]);
});
