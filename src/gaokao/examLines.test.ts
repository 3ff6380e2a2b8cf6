import { expect, test } from 'vitest';
import {
  calibrate,
  checkCategory,
  checkExamLines,
  type DrawnExam,
  examSubjects,
  judgeTranscript,
} from './examLines';

const line = (batchId: number, score: number, marks: number[]) => ({
  batchId,
  name: ['特控线', '本科线', '专科线'][batchId - 1] ?? '',
  score,
  subjects: Object.fromEntries(
    ['语文', '数学', '外语', '物理', '化学', '生物', '政治', '地理'].map((name, index) => [
      name,
      marks[index] ?? 60,
    ]),
  ),
});
const exam = (more: Partial<DrawnExam> = {}): DrawnExam => ({
  provinceId: 430000,
  year: 2026,
  category: 4,
  examName: '湖南省名校联考（3 月）',
  examDate: '2026-03-20',
  fullMark: 750,
  lines: [line(1, 495, [99, 99, 99, 66, 66, 66, 65, 65]), line(2, 410, [82, 82, 82, 55, 55, 54, 54, 54])],
  ...more,
});
const texts = (more: Partial<DrawnExam>) =>
  checkExamLines(exam(more)).map(({ level, text }) => `${level} ${text}`);

test('[Q6] sound lines have no problem', () => {
  expect(texts({})).toEqual([]);
  expect(texts({ lines: [] })).toEqual([]);
});

test('[Q6] lines fall, in total and in each subject', () => {
  const [special] = exam().lines;
  const above = line(2, 495, [99, 82, 82, 80, 76, 76, 64, 64]);
  expect(texts({ lines: special ? [special, above] : [] })).toEqual([
    'error 特控线须高于本科线',
    'error 语文：特控线须高于本科线',
    'error 物理：特控线须高于本科线',
    'error 化学：特控线须高于本科线',
    'error 生物：特控线须高于本科线',
  ]);
});

test('[Q6] a line without its total is asked for it, and is compared with no other', () => {
  const marks = [82, 82, 82, 55, 55, 54, 54, 54];
  expect(texts({ lines: [line(1, 0, [99, 99, 99, 66, 66, 66, 65, 65]), line(2, 410, marks)] })).toEqual([
    'error 请输入特控线总分',
  ]);
  expect(texts({ lines: [line(2, 0, marks)] })).toEqual(['error 请输入本科线总分']);
});

test('[Q6] no line is above its full mark', () => {
  expect(texts({ lines: [line(2, 751, [151, 150, 150, 101, 100, 99, 60, 60])] })).toEqual([
    'error 本科线不能高于满分 750',
    'error 本科线语文不能高于满分 150',
    'error 本科线物理不能高于满分 100',
  ]);
});

test('[Q6] subject lines add up to the total, the two highest electives beside the first', () => {
  expect(texts({ lines: [line(2, 410, [78, 78, 78, 53, 53, 52, 40, 40])] })).toEqual([
    'warn 单科线之和 392 与总分线 410 相差 18',
  ]);
  expect(texts({ lines: [line(2, 410, [82, 80, 78, 53, 52, 50, 40, 40])] })).toEqual([]);
});

test('[Q6] every subject of the pool has its line', () => {
  const { 化学: _gone, ...subjects } = line(2, 410, []).subjects;
  expect(texts({ lines: [{ batchId: 2, name: '本科线', score: 410, subjects }] })).toEqual([
    'error 缺少科目：化学',
  ]);
});

test('[Q6] the exam is before the gaokao, its full mark a usual one', () => {
  expect(texts({ examDate: '2026-06-07', fullMark: 99, lines: [] })).toEqual([
    'error 考试日期须早于当年高考',
    'error 满分须为 100–900',
  ]);
});

test('[Q6] subjects and full marks by pool: 上海, 海南, 浙江, and arts or science', () => {
  const marks = (...given: Parameters<typeof examSubjects>) =>
    examSubjects(...given)
      .map(({ name, fullMark }) => `${name}${fullMark ?? ''}`)
      .join(' ');
  expect(marks(4, 430000)).toBe('语文150 数学150 外语150 物理100 化学100 生物100 政治100 地理100');
  expect(marks(3, 310000)).toContain('物理70');
  expect(marks(3, 460000)).toBe('语文 数学 外语 物理 历史 化学 生物 政治 地理');
  expect(marks(3, 330000)).toContain('技术100');
  expect(marks(2, 650000)).toBe('语文150 数学150 外语150 综合300');
  expect(checkCategory(3, 3)[0]?.text).toBe('该省份没有综合');
  expect(checkCategory(5, 3)).toEqual([]);
});

test('[Q6] 双上线 is total and subjects, 单上线 one of them', () => {
  const lines = [line(2, 410, [82, 82, 82, 55])];
  const verdict = (score: number, 化学: number) => judgeTranscript(score, { 语文: 90, 化学 }, lines)[0];
  expect(verdict(420, 60)).toMatchObject({ verdict: '双上线', diff: 10 });
  expect(verdict(420, 56)?.subjects).toEqual([
    { name: '语文', diff: 8 },
    { name: '化学', diff: -4 },
  ]);
  expect([verdict(420, 56)?.verdict, verdict(400, 60)?.verdict, verdict(400, 56)?.verdict]).toEqual([
    '单上线',
    '单上线',
    '未上线',
  ]);
  expect(judgeTranscript(420, {}, lines)[0]?.verdict).toBe('双上线');
});

test('[Q6] predictions are compared with results', () => {
  expect(calibrate([])).toBeNull();
  const pairs = [
    [510, 500],
    [495, 500],
    [520, 500],
  ].map(([predicted = 0, actual = 0]) => ({ predicted, actual }));
  expect(calibrate(pairs)).toEqual({ count: 3, bias: 8.3, meanError: 11.7, within: 67 });
});
