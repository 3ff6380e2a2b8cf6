import { expect, test } from 'vitest';
import { type Reason, RequestError } from '@/providers/http/errors';
import type { CheckedRow } from './checkRows';
import { outcomeText } from './importFiles';
import { isLeft, resultsBefore, resultText, retryText, writeRows } from './writeRows';

const people: readonly CheckedRow[] = ['甲', '乙', '丙'].map((name, index) => ({
  line: index + 2,
  values: { name },
  cells: [name],
}));

test('[SCREEN] rows with a problem of their own are not sent, and are to be corrected in the report', () => {
  const own = [
    { line: 5, problem: '请输入姓名', cells: [''] },
    { line: 5, problem: '请输入手机', cells: [''] },
  ];
  const results = resultsBefore(people, own);
  expect(results.filter(isLeft).map(({ row }) => row)).toEqual(people);
  expect(results.at(-1)).toEqual({
    row: { line: 5, values: {}, cells: [''] },
    result: { outcome: 'wrong', reason: '请输入姓名；请输入手机' },
  });
  expect(resultText(results)).toBe('成功 0 条，失败 0 条，未写入 3 条，需改正 1 条');
});

test('[SCREEN] the result of an import tells changed records from new ones', () => {
  const [first, ...others] = people.map((row) => ({ row, result: outcomes.written }));
  if (!first) return expect.unreachable();
  const updated = { ...first, result: { outcome: 'written', updated: true } } as const;
  expect(resultText([updated, ...others])).toBe('成功导入 3 条：新增 2 条、更新 1 条');
  const refused = { ...first, result: outcomes.refused };
  expect(resultText([updated, refused])).toBe('成功 1 条（新增 0 条、更新 1 条），失败 1 条，未写入 0 条');
  expect([updated, refused].map(({ result }) => outcomeText(result))).toEqual(['已更新', '失败']);
});

function failing(reason: Reason, message = '不行', mayBeWritten = false) {
  return new RequestError(message, { reason, call: 'POST /x', mayBeWritten });
}

const never = new AbortController().signal;

test('a refusal concerns its row, the others are written', async () => {
  const results = await writeRows(
    people,
    async ({ line }) => {
      if (line === 3) throw failing({ kind: 'refused', code: 40000, data: null }, '已存在');
    },
    { onRow: () => undefined, signal: never },
  );
  expect(results.map(({ result }) => result)).toEqual([
    { outcome: 'written' },
    { outcome: 'refused', reason: '已存在' },
    { outcome: 'written' },
  ]);
});

test.each([
  ['network', true, { outcome: 'unknown', reason: '不行' }],
  ['timeout', true, { outcome: 'unknown', reason: '不行' }],
  ['cancelled', false, { outcome: 'unknown', reason: '不行，可能已写入，请核对后再操作' }],
  ['network', false, { outcome: 'refused', reason: '不行' }],
] as const)(
  'a failed connection (%s, written perhaps: %s) stops the rest, which was never sent',
  async (kind, mayBeWritten, result) => {
    const sent: number[] = [];
    const results = await writeRows(
      people,
      async ({ line }) => {
        sent.push(line);
        if (line === 3) throw failing({ kind }, '不行', mayBeWritten);
      },
      { onRow: () => undefined, signal: never },
    );
    expect(sent).toEqual([2, 3]);
    expect(results.map(isLeft)).toEqual([false, result.outcome === 'refused', true]);
    expect(results.map(({ result }) => result)).toEqual([
      { outcome: 'written' },
      result,
      { outcome: 'unsent' },
    ]);
  },
);

test('a cancellation sends nothing more', async () => {
  const controller = new AbortController();
  const onRow = () => controller.abort();
  const results = await writeRows(people, async () => undefined, { onRow, signal: controller.signal });
  expect(results.map(({ result }) => result.outcome)).toEqual(['written', 'unsent', 'unsent']);
});

const outcomes = {
  written: { outcome: 'written' },
  refused: { outcome: 'refused', reason: '已存在' },
  unsent: { outcome: 'unsent' },
  wrong: { outcome: 'wrong', reason: '请输入姓名' },
  unknown: { outcome: 'unknown', reason: '超时' },
} as const;

test.each([
  [['written', 'written', 'written'], '成功导入 3 条', undefined],
  [['written', 'refused', 'refused'], '成功 1 条，失败 2 条，未写入 0 条', '重试失败的行'],
  [['written', 'unsent', 'unsent'], '成功 1 条，失败 0 条，未写入 2 条', '重试未写入的行'],
  [['refused', 'unsent', 'unsent'], '成功 0 条，失败 1 条，未写入 2 条', '重试失败、未写入的行'],
  [['wrong', 'refused', 'written'], '成功 1 条，失败 1 条，未写入 0 条，需改正 1 条', '重试失败的行'],
  [
    ['wrong', 'unknown', 'wrong'],
    '成功 0 条，失败 0 条，未写入 0 条，需改正 2 条，可能已写入 1 条，请核对',
    undefined,
  ],
  [
    ['unknown', 'written', 'unsent'],
    '成功 1 条，失败 0 条，未写入 1 条，可能已写入 1 条，请核对',
    '重试未写入的行',
  ],
] as const)('rows that are %j read as %s', (found, text, retry) => {
  const results = people.map((row, index) => ({ row, result: outcomes[found[index] ?? 'unsent'] }));
  expect(resultText(results)).toBe(text);
  if (retry !== undefined) expect(retryText(results)).toBe(retry);
});
