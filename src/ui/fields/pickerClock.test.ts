import dayjs from 'dayjs';
import { afterEach, expect, test, vi } from 'vitest';
import { timeFormat } from '@/src/lib/dates';
import './pickerClock';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Auckland'])(
  '[CONST-1] the present time of pickers in %s is Beijing’s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: Date.parse('2026-06-20T00:30:00+08:00') });
    expect(Object(dayjs()).tz().format(timeFormat)).toBe('2026-06-20 00:30:00');
  },
);
