import { expect, test } from 'vitest';
import { readStage } from './readStage';

const short = (text: string) =>
  readStage(text).rows.map(({ score, open, count, cum }) => [score, open, count, cum]);
const usual = [
  [700, 1, 53, 53],
  [699, 0, 8, 61],
  [698, 0, 1204, 1265],
];

test.each<[string, string]>([
  ['tabs with a header', '分数\t本段人数\t累计人数\n700及以上\t53\t53\n699\t8\t61\n698\t1204\t1265'],
  ['another order of columns', '累计人数 分数 人数\n53 700以上 53\n61 699 8\n1265 698 1204'],
  ['commas and no header', '700及以上,53,53\n699,8,61\n698,1204,1265'],
  [
    'full-width digits and thousands separators',
    '７００－７５０　５３　５３\n６９９　８　６１\n６９８　１，２０４　１，２６５',
  ],
  ['sums alone', '分数 累计人数\n700分（含）以上 53\n699 61\n698 1265'],
  ['numbers alone', '成绩\t人数\n≥700\t53\n699\t8\n698\t1204'],
  ['a numbered first column', '序号 分数段 人数 累计\n1 700-750 53 53\n2 699 8 61\n3 698 1204 1265'],
  [
    'a web page with bars',
    '| 分数 | 人数 | 累计 |\n|---|---|---|\n| 700及以上 | 53 | 53 |\n| 699 | 8 | 61 |\n| 698 | 1204 | 1265 |',
  ],
  ['cells left empty', '分数\t人数\t累计\n700及以上\t53\t53\n699\t\t61\n698\t1204\t'],
  ['cells left empty between commas', '分数,人数,累计\n700及以上,,53\n699,8,\n698,,1265'],
  ['columns side by side', '分数 人数 累计人数 分数 人数 累计人数\n700及以上 53 53 698 1204 1265\n699 8 61'],
  ['rising scores', '分数 人数 累计\n698 1204 1265\n699 8 61\n700及以上 53 53'],
])('[Q5] reads %s', (_what, text) => {
  expect(short(text)).toEqual(usual);
});

test('[Q5] names the computed column, and the lines it passed over', () => {
  const reading = readStage('湖南省 2026 年一分一段表\n分数 人数\n700 53\n699 8\n第 1 页');
  expect(reading.computed).toBe('cum');
  expect(reading.lines.map(({ kind }) => kind)).toEqual(['passed', 'header', 'rows', 'rows', 'passed']);
  expect(reading.rows.map(({ line }) => line)).toEqual([3, 4]);
});

test('[Q5] sums that do not fit stay as they are written: the check finds them', () => {
  expect(short('分数 人数 累计\n600 2000 2000\n599 130 2125').at(-1)).toEqual([599, 0, 130, 2125]);
});

test('[Q5] a text without a table has no rows', () => {
  expect(readStage('').rows).toEqual([]);
  expect(readStage('见附件\n请下载').rows).toEqual([]);
});

test.each([
  ['numbers', '分数\t人数\n697\t10\n696\t9'],
  ['sums', '分数\t累计人数\n697\t1275\n696\t1284'],
  ['both', '分数\t人数\t累计人数\n697\t10\t1275\n696\t9\t1284'],
])('[Q5] rows that join a table go on from its sum: %s', (_what, text) => {
  const joined = usual.map(([score = 0, , count = 0, cum = 0]) => ({ score, count, cum }));
  const { rows, questions } = readStage(text, { joined });
  expect(rows).toMatchObject([
    { score: 697, open: 0, count: 10, cum: 1275 },
    { score: 696, open: 0, count: 9, cum: 1284 },
  ]);
  expect(questions).toEqual([]);
});

test('[Q5] a row between those of a table goes on from the one above it', () => {
  const joined = [
    { score: 700, count: 53, cum: 53 },
    { score: 698, count: 1204, cum: 1265 },
  ];
  expect(readStage('分数\t人数\n699\t8\n697\t7', { joined }).rows).toMatchObject([
    { cum: 61 },
    { cum: 1272 },
  ]);
});
