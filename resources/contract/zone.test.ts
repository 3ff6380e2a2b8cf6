import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasBegun, startProblem } from '@/resources/expert/appointment/times';
import { payTimeProblem } from '@/resources/expert/order/order';
import { payTimeProblem as cashProblem } from '@/resources/finance/cashbook/cashbook';
import { payTimeProblem as withdrawalProblem } from '@/resources/finance/withdrawals/withdrawal';
import { nextExamYear } from '@/resources/management/clientData/client';
import { dueProblem, isOverdue as isTeamMemoOverdue } from '@/resources/management/memo/memo';
import { deadlineAfter } from '@/resources/management/workOrder/workOrder';
import { headlines } from '@/resources/operations/headlines/headlines';
import { effectProblem } from '@/resources/show/legal/legalText';
import { bannerState } from '@/resources/show/website/website';
import { isOverdue, remindProblem } from '@/resources/system/memo/memo';
import { usualEnd } from '@/src/gaokao/membership';
import { beijingTime } from '@/src/lib/dates';

/** Last and first hours of days that the server counts, which is in Beijing, while machines are elsewhere. */
const moment = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`);
const hour = 3_600_000;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

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
    for (const problemOf of [cashProblem, withdrawalProblem]) {
      expect(problemOf(time, now)).toBeUndefined();
      expect(problemOf(time, now - 1000)).toMatch(/不能晚于当前时间$/);
    }
    expect(withdrawalProblem('2026-06-20 09:59:59', now, time)).toBe('打款时间不能早于审核时间');
    for (const problemOf of [dueProblem, remindProblem]) {
      expect(problemOf(time, now)).toMatch(/时间(须|必须)晚于/);
      expect([problemOf(time, now - 1000), problemOf('', now)]).toEqual([undefined, undefined]);
    }
    const [memo, teamMemo] = [
      { done: 0, remindTime: time },
      { status: 0, dueTime: time },
    ];
    expect([isOverdue(memo, now), isOverdue(memo, now + 1000)]).toEqual([false, true]);
    expect([isTeamMemoOverdue(teamMemo, now), isTeamMemoOverdue(teamMemo, now + 1000)]).toEqual([
      false,
      true,
    ]);
    expect([now, now + 1000].map((at) => effectProblem(time, at))).toEqual([
      undefined,
      '生效时间不能早于当前时间',
    ]);
    expect([now - 1000, now].map((at) => bannerState({ beginTime: time }, at))).toEqual(['coming', 'shown']);
  });

  test('[CONST-1] begins the time of a headline with the server’s clock', () => {
    vi.stubEnv('TZ', zone);
    const time = '2026-06-20 10:00:00';
    vi.useFakeTimers({ now: moment(time) });
    const lead = headlines.actions?.lead;
    const initial: unknown = lead && 'initial' in lead ? lead.initial : undefined;
    expect(typeof initial === 'function' && initial()).toEqual({ beginTime: time });
  });
});
