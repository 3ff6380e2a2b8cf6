import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasBegun, startProblem } from '@/resources/expert/appointment/times';
import { payTimeProblem } from '@/resources/expert/order/order';
import { nextExamYear } from '@/resources/management/clientData/client';
import { deadlineAfter } from '@/resources/management/workOrder/workOrder';
import { usualEnd } from '@/src/gaokao/membership';
import { beijingTime } from '@/src/lib/dates';

/** Last and first hours of days that the server counts, which is in Beijing, while machines are elsewhere. */
const moment = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`);
const hour = 3_600_000;

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Auckland'])('a machine in %s', (zone) => {
  test('[CONST-1] computes the days of the server as the server does', () => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const trial = { userType: 3, year: 2026 };
    expect(usualEnd(trial, moment('2026-06-20 00:30:00'), 1)).toBe('2026-06-21 23:59:59');
    expect(usualEnd(trial, moment('2026-06-20 23:30:00'), 1)).toBe('2026-06-21 23:59:59');
    expect([moment('2026-08-31 23:30:00'), moment('2026-09-01 00:30:00')].map(nextExamYear)).toEqual([
      2026, 2027,
    ]);
    const [before, season] = [moment('2026-06-19 23:30:00'), moment('2026-06-20 00:30:00')];
    expect(deadlineAfter(before, 0) - before).toBe(24 * hour);
    expect(deadlineAfter(season, 0) - season).toBe(4 * hour);
  });

  test('[CONST-1] compares and sends times as the server writes them', () => {
    vi.stubEnv('TZ', zone);
    const time = '2026-06-20 10:00:00';
    const now = moment(time);
    expect(beijingTime(now)).toBe(time);
    expect(startProblem({ start: time, minutes: 60 }, now - 1000)).toBeUndefined();
    expect(startProblem({ start: time, minutes: 60 }, now)).toBe('预约时间须晚于当前时间');
    expect([hasBegun({ start: time }, now), hasBegun({ start: time }, now - 1000)]).toEqual([true, false]);
    expect([payTimeProblem(time, now), payTimeProblem(time, now - 1000)]).toEqual([
      undefined,
      '支付时间不能晚于当前时间',
    ]);
  });
});
