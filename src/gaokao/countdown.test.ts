import { expect, test } from 'vitest';
import { countdownOf, countdownText, type ExamDates } from './countdown';

const dates: ExamDates = {
  provinceId: 430000,
  year: 2026,
  examStart: '2026-06-07 09:00:00',
  examEnd: '2026-06-09 18:00:00',
  scoreDate: '2026-06-25 15:00:00',
  fillEnd: '2026-07-02 17:00:00',
  show: 1,
};
const at = (time: string) => Date.parse(`${time}+08:00`);

test.each([
  ['2026-06-01T10:00:00', '距离 2026 年高考还有 6 天'],
  ['2026-06-06T23:59:59', '距离 2026 年高考还有 1 天'],
  ['2026-06-07T00:30:00', '高考进行中 · 第 1 天'],
  ['2026-06-09T18:00:00', '高考进行中 · 第 3 天'],
  ['2026-06-20T08:00:00', '距离出分还有 5 天'],
  ['2026-06-25T08:00:00', '今天出分'],
  ['2026-06-30T08:00:00', '距离填报截止还有 2 天'],
  ['2026-07-02T17:00:01', undefined],
])('[E1] [Q3] at %s the countdown says %s', (now, text) => {
  expect(countdownOf(dates, at(now))).toBe(text);
});

test('[E1] [Q3] a province without a record uses the country’s; after the last one there is nothing', () => {
  const country = { ...dates, provinceId: 0, fillEnd: '' };
  const next = { ...dates, year: 2027, examStart: '2027-06-07 09:00:00', examEnd: '2027-06-09 18:00:00' };
  const later = at('2026-07-10T10:00:00');
  expect(countdownText([country], 110000, at('2026-06-01T10:00:00'))).toBe('距离 2026 年高考还有 6 天');
  expect(countdownText([next, dates], 430000, later)).toBe('距离 2027 年高考还有 332 天');
  expect(countdownText([dates], 430000, later)).toBe('暂无安排');
  expect(countdownText([{ ...dates, show: 0 }], 430000, at('2026-06-01T10:00:00'))).toBe('暂无安排');
});
