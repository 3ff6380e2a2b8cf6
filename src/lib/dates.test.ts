import { expect, test } from 'vitest';
import { dateFormat, formatTime, joinRange, splitRange, timeFormat } from './dates';

const noon = new Date(2026, 5, 7, 12, 30, 5).getTime();

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

test('a time sent as text is shown as it came, or its day alone', () => {
  expect(formatTime('2026-06-07 09:00:00')).toBe('2026-06-07 09:00:00');
  expect(formatTime('2026-06-07 09:00:00', 'date')).toBe('2026-06-07');
  expect(formatTime('长期')).toBe('长期');
});

test('a range goes into the address and comes back', () => {
  expect(splitRange(joinRange('2026-01-01', ''))).toEqual(['2026-01-01', '']);
  expect(splitRange('2026-01-01')).toBeUndefined();
  expect(splitRange('1~2~3')).toBeUndefined();
});
