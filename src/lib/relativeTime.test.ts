import { afterEach, describe, expect, test, vi } from 'vitest';
import { relativeTime } from './relativeTime';

const now = Date.parse('2026-06-24T10:30:00+08:00');

afterEach(() => vi.unstubAllEnvs());

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
  const midnight = Date.parse('2026-06-24T00:10:00+08:00');
  expect(relativeTime('2026-06-23 23:50:00', midnight)).toBe('20 分钟前');
});

test('[CONST-1] ten digits are seconds', () => {
  expect(relativeTime(now / 1000 - 120, now)).toBe('2 分钟前');
  expect(relativeTime(String(now - 120_000), now)).toBe('2 分钟前');
});

describe.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Auckland'])('a machine in %s', (zone) => {
  test('[CONST-1] counts minutes, days and years by Beijing’s clock', () => {
    vi.stubEnv('TZ', zone);
    expect(relativeTime('2026-06-24 10:25:00', now)).toBe('5 分钟前');
    const [night, morning] = [
      Date.parse('2026-06-23T23:30:00+08:00'),
      Date.parse('2026-06-24T00:30:00+08:00'),
    ];
    expect([night, morning].map((at) => relativeTime('2026-06-23 09:00:00', at))).toEqual([
      '14 小时前',
      '昨天 09:00',
    ]);
    const newYear = Date.parse('2027-01-01T00:30:00+08:00');
    expect(relativeTime('2026-12-20 09:00:00', newYear)).toBe('2026-12-20');
    expect(relativeTime(Date.parse('2027-01-09T09:00:00+08:00'), newYear)).toBe('01-09 09:00');
    expect(relativeTime('2027-01-02', newYear)).toBe('明天');
  });
});
