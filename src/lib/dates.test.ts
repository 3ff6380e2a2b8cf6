import { afterEach, expect, test, vi } from 'vitest';
import {
  dateFormat,
  formatTime,
  fullDay,
  joinRange,
  momentOf,
  splitRange,
  timeFormat,
  timeOr,
  today,
} from './dates';

const noon = Date.parse('2026-06-07T12:30:05+08:00');

afterEach(() => vi.unstubAllEnvs());

test('[CONST-1] a number of ten digits is seconds, a longer one milliseconds', () => {
  expect(formatTime(noon / 1000)).toBe('2026-06-07 12:30:05');
  expect(formatTime(noon)).toBe('2026-06-07 12:30:05');
  expect(formatTime(String(noon))).toBe('2026-06-07 12:30:05');
});

test('[CONST-1] a time reads YYYY-MM-DD HH:mm:ss, a day YYYY-MM-DD', () => {
  expect([timeFormat, dateFormat]).toEqual(['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD']);
  expect(formatTime(noon)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(formatTime(noon, 'date')).toBe('2026-06-07');
});

test.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  '[CONST-1] a machine in %s shows Beijing’s time',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const spellings = [noon, noon / 1000, String(noon), new Date(noon).toISOString(), '2026-06-07T12:30:05'];
    for (const value of spellings) expect(formatTime(value)).toBe('2026-06-07 12:30:05');
    const night = [Date.parse('2026-06-07T00:30:00+08:00'), Date.parse('2026-06-07T23:30:00+08:00')];
    expect(night.map((moment) => [today(moment), formatTime(moment, 'date')])).toEqual([
      ['2026-06-07', '2026-06-07'],
      ['2026-06-07', '2026-06-07'],
    ]);
  },
);

test('a time sent as text is shown as it came, or its day alone', () => {
  expect(formatTime('2026-06-07 09:00:00')).toBe('2026-06-07 09:00:00');
  expect(formatTime('2026-06-07 09:00:00', 'date')).toBe('2026-06-07');
  expect(formatTime('长期')).toBe('长期');
});

test.each([
  [noon / 1000],
  [noon],
  [String(noon / 1000)],
  [String(noon)],
  ['2026-06-07 12:30:05'],
  ['2026-06-07T12:30:05'],
  ['2026-06-07T12:30:05.250'],
  [new Date(noon).toISOString()],
  [withOffset(noon, 8, '+08:00')],
  [withOffset(noon, 8, '+0800')],
  [withOffset(noon, -5, '-05:00').replace('T', ' ')],
])('[CONST-1] the time %s shows as 2026-06-07 12:30:05, its day as 2026-06-07', (value) => {
  expect([formatTime(value), formatTime(value, 'date')]).toEqual(['2026-06-07 12:30:05', '2026-06-07']);
});

/** A moment as written so many hours ahead of Greenwich. */
function withOffset(moment: number, hours: number, offset: string): string {
  return `${new Date(moment + hours * 3_600_000).toISOString().slice(0, 19)}${offset}`;
}

test('a time of 1970 in ISO is that of its year', () => {
  expect(formatTime('1970-01-15T00:00:00Z')).toBe('1970-01-15 08:00:00');
});

test('text that looks like a time and is none is shown as it came', () => {
  expect([formatTime(1e17), formatTime(Number.NaN)]).toEqual(['100000000000000000', 'NaN']);
  expect(formatTime('2026-13-45T99:00:00Z')).toBe('2026-13-45T99:00:00Z');
  expect([timeOr(undefined), timeOr({}), timeOr(noon)]).toEqual(['', '', '2026-06-07 12:30:05']);
});

test.each([0, '0000-00-00', '0000-00-00 00:00:00', '0000-00-00T00:00:00'])('%s is no time', (value) => {
  expect([formatTime(value), formatTime(value, 'date'), timeOr(value)]).toEqual(['', '', '']);
});

test('the text of a server in JavaScript for no time is none', () => {
  expect([formatTime('Invalid Date'), timeOr('Invalid Date', 'date')]).toEqual(['', '']);
});

test('a range goes into the address and comes back', () => {
  expect(splitRange(joinRange('2026-01-01', ''))).toEqual(['2026-01-01', '']);
  expect(splitRange('2026-01-01')).toBeUndefined();
  expect(splitRange('1~2~3')).toBeUndefined();
});

test('the full day is as the browser writes it in Chinese', () => {
  const browsers = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full' });
  const days = Array.from({ length: 8 }, (_, at) => new Date(2026, 11, 28 + at, 23, 59));
  expect(days.map(fullDay)).toEqual(days.map((day) => browsers.format(day)));
  expect(fullDay(new Date(2026, 5, 7))).toBe('2026年6月7日星期日');
});

test('a moment is the same however the server spells it; text without an offset is Beijing time', () => {
  const moment = Date.UTC(2026, 5, 7, 1, 0, 0);
  const spellings = [
    ...[moment, moment / 1000, String(moment), String(moment / 1000)],
    ...['2026-06-07 09:00:00', '2026-06-07T09:00', '2026-06-07T01:00:00.000Z', '2026-06-06T18:00:00-0700'],
  ];
  expect(spellings.map(momentOf)).toEqual(spellings.map(() => moment));
  expect(momentOf('2026-06-07')).toBe(Date.UTC(2026, 5, 6, 16));
});

test.each(['', '0000-00-00 00:00:00', 'Invalid Date', '待定', 0, null, undefined])(
  'no moment: %j',
  (value) => {
    expect(momentOf(value)).toBeNaN();
  },
);
