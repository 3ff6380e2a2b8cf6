import { expect, test } from 'vitest';
import { testBatch, testRow, testStudent } from '@/src/testing/choiceRows';
import { contextOf } from '../workbench/model/assess';
import { replayYears } from './replays';

test('[E3] 模拟投档 says 无数据 of a year without any line, not 滑档 in red', () => {
  const rows = [testRow('A|1', { history: [{ year: 2025, minScore: 620, minRank: 9000 }] })];
  const years = replayYears(rows, contextOf(testStudent(), testBatch(), {}, null));
  expect(years.map(({ text, isBad, skipped }) => [text, isBad, skipped])).toEqual([
    ['2025：滑档', true, 0],
    ['2024：无数据', false, 0],
    ['2023：无数据', false, 0],
  ]);
});

test('[E3] 模拟投档 marks no row that her subjects do not allow, but the next one that takes her', () => {
  const history = [{ year: 2025, minScore: 560, minRank: 30_000 }];
  const rows = [testRow('A|1', { req: '首选物理，再选生物', history }), testRow('B|1', { history })];
  const [year] = replayYears(rows, contextOf(testStudent(), testBatch(), {}, null));
  expect(year).toMatchObject({ uid: 'B|1', closed: 1, isBad: false });
});

test('[E3] 模拟投档 is of 平行志愿 alone: a batch of 顺序志愿 has no years', () => {
  const rows = [testRow('A|1', { history: [{ year: 2025, minScore: 560, minRank: 30_000 }] })];
  expect(replayYears(rows, contextOf(testStudent(), testBatch({ parallel: 0 }), {}, null))).toEqual([]);
});
