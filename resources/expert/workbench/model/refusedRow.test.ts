import { expect, test } from 'vitest';
import { itemOf } from '@/src/gaokao/difference';
import { testRow } from '@/src/testing/choiceRows';
import { refusalText, refusedRow } from './refusedRow';

const items = ['A105|04', 'A10|0', 'A105|99'].map((key) => itemOf(testRow(key)));

test.each([
  ['第 3 志愿与第 1 志愿重复（学校 99 组）', 2],
  ['第 2 志愿专业数 7 个，最多 6 个', 1],
  ['招生计划不存在：A105|99', 2],
  ['招生计划不存在： a105|04', 0],
  ['招生专业不存在：A105|04|07', 0],
  ['第 9 志愿与第 5 志愿重复', undefined],
  ['招生计划不存在：B1|1', undefined],
  ['志愿表已定稿', undefined],
  ['超过本批次上限：已填 47 个，最多 45 个', undefined],
])('[E3] the refusal %s names the row at %s', (message, index) => {
  expect(refusedRow(message, items)).toBe(index);
});

test('[E3] a refusal is shown without the number of its row', () => {
  expect(refusalText('第 3 志愿与第 1 志愿重复')).toBe('与第 1 志愿重复');
  expect(refusalText('招生计划不存在：A|1')).toBe('招生计划不存在：A|1');
});
