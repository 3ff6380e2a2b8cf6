import { expect, test } from 'vitest';
import { columnShares } from './columnShares';

const head = ['序号', '院校代码', '志愿', '专业', '调剂', '层级', '机会'];
const row = [
  '1',
  '10001',
  '湖南大学 第101组',
  '计算机科学与技术；软件工程；'.repeat(8),
  '不服从',
  '冲',
  '21%',
];
/** Letters that fit beside the padding of a cell, at 11 pixels on 186 mm. */
const lettersIn = (share: number) => (share / 100) * 63.9 - 1.1;

test('[E4] numbers, codes and chances stay on one line beside long lists of majors', () => {
  const shares = columnShares([head, row]);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(100);
  const letters = [2, 4, 0, 0, 3, 2, 2];
  for (const [at, need] of letters.entries()) expect(lettersIn(shares[at] ?? 0)).toBeGreaterThanOrEqual(need);
  expect(shares[3]).toBeGreaterThan(40);
});

test.each([
  [
    'short columns alone',
    [
      ['批次', '控制线'],
      ['本科批', '416'],
    ],
  ],
  ['more short columns than one line holds', [Array.from({ length: 20 }, () => '一二三四五'), []]],
  [
    'long columns alone',
    [
      ['说明', '内容'],
      ['一'.repeat(30), '二'.repeat(90)],
    ],
  ],
])('[E4] %s fill the line', (_, lines) => {
  const shares = columnShares(lines);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(100);
  expect(Math.min(...shares)).toBeGreaterThan(4);
});
