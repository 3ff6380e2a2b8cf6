import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readStage } from '@/src/gaokao/stage/readStage';
import { readText } from './sheetText';

const lines = '分数\t本段人数\t累计人数\n700及以上\t53\t53\n699\t8\t61\n698\t9\t70';
const table = [
  ['分数', '本段\n人数', '累计人数'],
  ['700及以上', 53, 53],
  [699, 8, 61],
  [698, null, 61],
];

/** A text in UTF-16, as Excel saves 「Unicode 文本」. */
function wide(text: string): Uint8Array<ArrayBuffer> {
  const units = text.split('').flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]);
  return Uint8Array.from([0xff, 0xfe, ...units]);
}

async function workbook(...names: readonly string[]): Promise<File> {
  const bytes = await writeXlsx({ sheets: names.map((name) => ({ name, rows: table })) });
  return new File([new Uint8Array(bytes)], '一分一段.xlsx');
}

test.each([
  ['Excel’s Unicode text', wide(lines)],
  ['UTF-8 with a mark', `\ufeff${lines}`],
])('[Q5] a file in %s is read', async (_what, content) => {
  expect(await readText(new File([content], 'a.txt'))).toEqual({ text: lines });
});

test('[Q5] a workbook is read as the text that one would copy out of it; empty cells keep their place', async () => {
  const read = await readText(await workbook('Sheet1'));
  expect(read).toEqual({
    text: '分数\t"本段\n人数"\t累计人数\n700及以上\t53\t53\n699\t8\t61\n698\t\t61',
  });
  const { rows, questions } = readStage('text' in read ? read.text : '');
  expect(rows.map(({ count, cum }) => [count, cum])).toEqual([
    [53, 53],
    [8, 61],
    [0, 61],
  ]);
  expect(questions).toEqual([]);
});

test('[Q5] a workbook with a sheet for each track asks which one is meant', async () => {
  const read = await readText(await workbook('物理类', '历史类'));
  const { questions } = readStage('text' in read ? read.text : '');
  expect(questions.map(({ code, options }) => [code, options.length])).toEqual([['part', 2]]);
});

test('[Q5] a file that only calls itself a workbook is said to be none', async () => {
  expect(await readText(new File(['分数,人数'], '一分一段.XLSX'))).toEqual({
    refused: '文件内容不是 xlsx，请检查是否改过扩展名',
  });
});

test('[Q5] a file that is no table is refused', async () => {
  expect(await readText(new File(['%PDF-1.7'], 'a.csv'))).toEqual({
    refused: '只能读取 xlsx、csv 或文本文件',
  });
});
