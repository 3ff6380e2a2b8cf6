import { expect, test } from 'vitest';
import {
  dateProblem,
  dateRangeProblem,
  endOfDay,
  readDate,
  readDayTime,
  readMonth,
  shownDate,
} from './typedDate';

test.each([
  '2030-06-30',
  '2030/6/30',
  '2030.6.30',
  '20300630',
  '2030-6-30',
  '2030年6月30日',
  '2030年06月30号',
  ' 2030 年 6 月 30 日 ',
  '２０３０／６／３０',
  '\u200e2030–6–30\u200b',
  '2030-06-30 00:00:00',
  '2030-06-30T00:00',
])('the day %j is read as 2030-06-30', (typed) => {
  expect([readDate(typed, 'date'), readDate(typed, 'second')]).toEqual(['2030-06-30', '2030-06-30 00:00:00']);
});

test('an end that is typed as a day is its last second, unless a time follows', () => {
  const typed = ['2030/6/30', '2030/6/30 0:00', '2030-06-30 9:05', '六月底'];
  expect(typed.map((text) => readDate(text, 'second', endOfDay))).toEqual([
    ...['2030-06-30 23:59:59', '2030-06-30 00:00:00', '2030-06-30 09:05:00', undefined],
  ]);
  expect(readDate('2030/6/30', 'date', endOfDay)).toBe('2030-06-30');
});

test.each([
  ['2030/6/30 9:05', '2030-06-30 09:05:00'],
  ['20300630 09:05:07', '2030-06-30 09:05:07'],
  ['2030年6月30日9时5分', '2030-06-30 09:05:00'],
  ['2030年6月30日 9点', '2030-06-30 09:00:00'],
  ['2030-06-30T23:59:59', '2030-06-30 23:59:59'],
  ['２０３０．６．３０　９：０５', '2030-06-30 09:05:00'],
])('the time %s is read as %s, and is no day', (typed, read) => {
  expect([readDate(typed, 'second'), readDate(typed, 'date')]).toEqual([read, undefined]);
});

test.each([
  '',
  '明天',
  '2030',
  '2030-6',
  '6/30',
  '30-6-30',
  '2030-6/30',
  '2030-02-30',
  '20301301',
  '2030-13-01',
  '2030-06-30 24:00',
  '2030-06-30 9:60',
  '203006300',
  '2030-06-30 长期',
])('%j is no date', (typed) => {
  expect([readDate(typed, 'date'), readDate(typed, 'second')]).toEqual([undefined, undefined]);
});

test("a server's time is shown, and no time is none", () => {
  const sent = ['2026-06-20 08:00:00', '2026-06-20', '2026-06-20T08:00:00', '', '0000-00-00', '长期', null];
  expect(sent.map((value) => shownDate(value, 'date'))).toEqual([
    ...['2026-06-20', '2026-06-20', '2026-06-20'],
    ...[undefined, undefined, undefined, undefined],
  ]);
  expect(shownDate('2026-06-20', 'second')).toBe('2026-06-20 00:00:00');
});

test('a text that is no date is told of, and an empty one is not', () => {
  const values = ['2030-06-30', '', '0000-00-00 00:00:00', '明天'];
  expect(values.map((value) => dateProblem(value))).toEqual([
    ...[undefined, undefined, undefined],
    '请输入正确的日期，如 2030-06-30',
  ]);
  const ranges = ['2030-06-30~', '~2030-06-30', '2030-06-01~明天', '明天~2030-06-01', ''];
  expect(ranges.map((range) => dateRangeProblem(range) !== undefined)).toEqual([
    ...[false, false, true, true, false],
  ]);
});

test.each(['2030-06', '2030/6', '2030.6', '203006', '2030年6月', ' 2030 年 06 月 ', '２０３０－０６'])(
  'the month %j is read as 2030-06',
  (typed) => {
    expect(readMonth(typed)).toBe('2030-06');
  },
);

test.each(['', '6', '2030', '2030-13', '2030-00', '2030-06-30', '20306', '六月'])(
  '%j is no month',
  (typed) => {
    expect(readMonth(typed)).toBeUndefined();
  },
);

test.each([
  ['9:05', '09:05'],
  ['９：０５', '09:05'],
  [' 09 : 05 : 00 ', '09:05'],
  ['9点', '09:00'],
  ['9时5分', '09:05'],
  ['0905', '09:05'],
  ['090507', '09:05:07'],
  ['0:00', '00:00'],
  ['23:59:59', '23:59:59'],
])('the time of day %j is read as %s', (typed, read) => {
  expect(readDayTime(typed)).toBe(read);
});

test.each(['', '9', '24:00', '9:60', '2460', '905', '早上', '2030-06-30 09:05'])(
  '%j is no time of day',
  (typed) => {
    expect(readDayTime(typed)).toBeUndefined();
  },
);
