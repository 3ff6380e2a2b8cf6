import { expect, test } from 'vitest';
import { testBatch } from '@/src/testing/choiceRows';
import type { BatchConfig } from './batch';
import { checkBatches, withMode } from './batchRules';
import { ruleDifferences } from './ruleDifferences';

const batch = testBatch({ evidence: 'B' });
const vocational: BatchConfig = {
  ...batch,
  id: 2,
  name: '专科批',
  kind: 'vocational',
  main: 0,
  lines: [{ category: 4, score: 200 }],
};

test.each<[string, Partial<BatchConfig>]>([
  ['请输入批次名称', { name: ' ' }],
  ['批次名称已存在', { name: '专科批' }],
  ['请选择一个主批次', { main: 0 }],
  ['志愿上限须为 1–200', { maxChoices: 201 }],
  ['该模式每志愿专业数固定为 1', { mode: 1 }],
  ['最少专业数须为 1 到最多专业数之间的整数', { minMajors: 7 }],
  ['阈值须依次增大', { match: 85 }],
  ['请输入冲稳保比例', { ratio: [0, 0, 0] }],
  ['请选择填报起止时间', { fillEnd: '2026-06-25 08:00:00' }],
  ['结束时间须晚于开始时间', { fillStart: '2026-06-26 08:00:00', fillEnd: '2026-06-25 08:00:00' }],
  ['依据为官方原文时，请在备注中注明出处', { evidence: 'A' }],
  ['控制线须为 0–750 的整数', { lines: [{ category: 4, score: 751 }] }],
  ['控制线应逐级升高', { lines: [{ category: 4, score: 199 }] }],
])('[Q4] %s', (text, wrong) => {
  expect(checkBatches([vocational, batch], 750)).toEqual([]);
  expect(checkBatches([vocational, { ...batch, ...wrong }], 750).map((problem) => problem.text)).toContain(
    text,
  );
});

test('[Q4] 专业+院校 takes one major and no adjustment along; going back opens both again', () => {
  const alone = withMode(batch, 1);
  expect(alone).toMatchObject({ maxMajors: 1, obeyAllowed: 0, adjustScope: 0 });
  expect(withMode(alone, 3)).toMatchObject({ maxMajors: 6 });
});

test('[Q4] rules that differ from the year before are told, with batches that came or went', () => {
  const before = [
    { ...batch, maxChoices: 40 },
    { ...vocational, name: '高职批' },
  ];
  expect(ruleDifferences(before, [batch, vocational])).toEqual([
    { key: '本科批|maxChoices', batch: '本科批', label: '志愿上限', before: '40', now: '45' },
    { key: '专科批|batch', batch: '专科批', label: '批次', before: '无', now: '新增' },
    { key: '高职批|batch', batch: '高职批', label: '批次', before: '有', now: '取消' },
  ]);
});
