import { expect, test } from 'vitest';
import type { ReviewRemark } from '@/src/gaokao/volunteerTable';
import { testRow } from '@/src/testing/choiceRows';
import { openRemarks, withRemarks, withTicked } from './remarks';

function remark(id: number, key: string | null, done: 0 | 1 = 0): ReviewRemark {
  return { id, key, content: `意见 ${id}`, done, createBy: '林知远', createTime: '2026-06-27 10:00:00' };
}

const rows = [testRow('A|1'), testRow('B|1')];

test('[E3] open remarks are on their rows, beside the marks of tools', () => {
  const marks = new Map([['B|1', [{ text: '2025 投档', tone: 'landing' as const }]]]);
  const shown = withRemarks(marks, rows, [remark(1, null), remark(2, 'b|1'), remark(3, 'A|1', 1)]);
  expect([...shown]).toEqual([
    [
      'B|1',
      [
        { text: '2025 投档', tone: 'landing' },
        { text: '审阅：意见 2', tone: 'remark' },
      ],
    ],
  ]);
});

test('[E3] a remark that is ticked off goes from its row, others stay', () => {
  const reviews = [remark(1, null), remark(2, 'B|1')];
  expect(openRemarks(withTicked(reviews, 'B|1')).map(({ id }) => id)).toEqual([1]);
  expect(openRemarks(withTicked(reviews, null)).map(({ id }) => id)).toEqual([2]);
  expect(openRemarks()).toEqual([]);
});
