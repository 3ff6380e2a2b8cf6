import { expect, test } from 'vitest';
import { answerText } from './lookUpAnswer';

const found = {
  ...{
    score: 600,
    rank: 18_876,
    rankBest: 18_384,
    rankWorst: 18_876,
    sameCount: 493,
    beyond: 0,
    total: 40_000,
  },
  equ: [
    { year: 2025, score: 593, rank: 18_700, total: 36_000 },
    { year: 2024, score: 400, rank: 15_000, total: 15_000 },
    { year: 2023, score: null, rank: null, total: null },
  ],
};

test('[Q5] [A2] a score is answered with its places, and with its worth in the years before', () => {
  expect(answerText(found, 0)).toBe(
    '600 分：位次 18,384–18,876，同分 493 人；2025 年等位分 593，2024 年等位分 ＜400，2023 年等位分 –',
  );
});

test('[Q5] [A3] a rank that is converted by the number of candidates lies inside of the earlier table', () => {
  expect(answerText(found, 1)).toContain('2024 年等位分 400');
});

test('[Q5] without a published table nothing is converted', () => {
  expect(answerText({ score: 600, rank: null }, 0)).toBe('一分一段表尚未发布，无法换算');
});
