import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime';

const now = new Date(2026, 5, 24, 10, 30, 0).getTime();

test.each([
  ['2026-06-24 10:29:30', '刚刚'],
  ['2026-06-24 10:30:20', '马上'],
  ['2026-06-24 10:25:00', '5 分钟前'],
  ['2026-06-24 10:45:00', '15 分钟后'],
  ['2026-06-24 07:10:00', '3 小时前'],
  ['2026-06-24 23:10:00', '12 小时后'],
  ['2026-06-23 14:03:59', '昨天 14:03'],
  ['2026-06-22 08:00:00', '前天 08:00'],
  ['2026-06-25 09:00:00', '明天 09:00'],
  ['2026-06-26 09:00:00', '后天 09:00'],
  ['2026-06-03 14:03:00', '06-03 14:03'],
  ['2025-12-31 14:03:00', '2025-12-31'],
  ['待定', '待定'],
  ['', ''],
])('%s is said as %s', (time, said) => {
  expect(relativeTime(time, now)).toBe(said);
});

test('minutes count within the hour around midnight, not the day', () => {
  const midnight = new Date(2026, 5, 24, 0, 10, 0).getTime();
  expect(relativeTime('2026-06-23 23:50:00', midnight)).toBe('20 分钟前');
});

test('[CONST-1] ten digits are seconds', () => {
  expect(relativeTime(now / 1000 - 120, now)).toBe('2 分钟前');
  expect(relativeTime(String(now - 120_000), now)).toBe('2 分钟前');
});
