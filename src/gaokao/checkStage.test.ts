import { expect, test } from 'vitest';
import { checkStage } from './checkStage';
import type { ScoreRow } from './scoreTable';

const rows = (...lines: [score: number, count: number, cum: number][]): ScoreRow[] =>
  lines.map(([score, count, cum]) => ({ score, count, cum }));
const codes = (...given: Parameters<typeof checkStage>) =>
  checkStage(...given).map(({ code, score }) => `${code}${score === undefined ? '' : ` ${score}`}`);
/** A smooth table from 600 down, `count` candidates a score, with some rows replaced. */
const smooth = (count: number, size: number, changes: Readonly<Record<number, number>> = {}): ScoreRow[] => {
  let cum = 0;
  return Array.from({ length: size }, (_, index) => {
    const score = 600 - index;
    const own = changes[score] ?? count;
    cum += own;
    return { score, count: own, cum };
  });
};

test('[Q2] D2: a cumulative number that is not the sum; nothing is above the first row', () => {
  const [found, ...others] = checkStage(rows([600, 120, 2000], [599, 130, 2125]));
  expect(found).toMatchObject({ code: 'D2', score: 599, expected: 2130 });
  expect(others).toEqual([]);
});

test('[Q2] D2: the sum of a first row is not below its number', () => {
  expect(checkStage(rows([600, 50, 20], [599, 5, 25]))).toMatchObject([
    { code: 'D2', score: 600, expected: 50 },
  ]);
});

test('[Q2] D1, D3, D4: falling, gaps and scores twice', () => {
  expect(codes(rows([600, 10, 10], [599, 10, 9]))).toEqual(['D1 599', 'D2 599']);
  expect(codes(rows([600, 10, 10], [600, 10, 20]))).toEqual(['D4 600']);
  expect(codes(rows([600, 100, 100], [596, 100, 200], [595, 100, 300]))).toEqual(['D3 596']);
  expect(codes(rows([600, 100, 100], [597, 100, 200], [596, 100, 300]))).toEqual([]);
  expect(codes(rows([600, 1, 1], [596, 1, 2], [595, 998, 1000]))).toEqual([]);
});

test('[Q2] D5: a line outside of the table', () => {
  const lines = [
    { name: '本科线', score: 580 },
    { name: '专科线', score: 200 },
  ];
  expect(codes(smooth(10, 40), { lines })).toEqual(['D5 200']);
});

test('[Q2] D6: a jump between two neighbours, from the third row on', () => {
  expect(codes(smooth(100, 40, { 580: 161 }))).toEqual(['D6 580']);
  expect(codes(smooth(100, 40, { 580: 160 }))).toEqual([]);
  expect(codes(smooth(10, 40, { 580: 61 }))).toEqual(['D6 580']);
  expect(codes(smooth(10, 40, { 580: 60, 600: 200 }))).toEqual([]);
});

test('[Q2] D7, D8: against the year before', () => {
  const shifted = smooth(10, 100).map((row) => ({ ...row, score: row.score - 41 }));
  expect(codes(smooth(10, 100), { prev: shifted })).toEqual(['D7 596', 'D7 581', 'D7 551']);
  expect(codes(smooth(10, 100), { prev: shifted.map((row) => ({ ...row, score: row.score + 1 })) })).toEqual(
    [],
  );
  expect(codes(smooth(10, 116), { prev: smooth(10, 100) })).toEqual(['D8']);
  expect(codes(smooth(10, 115), { prev: smooth(10, 100) })).toEqual([]);
});

test.each([
  [smooth(10, 3), smooth(10, 1000), '考生总数 30，去年 10,000，变化 -99.7%'],
  [smooth(10, 116), smooth(10, 100), '考生总数 1,160，去年 1,000，变化 +16%'],
])('[Q2] D8 says both numbers of candidates, and the change to one decimal', (now, prev, text) => {
  expect(checkStage(now, { prev })).toContainEqual({ code: 'D8', text });
});
