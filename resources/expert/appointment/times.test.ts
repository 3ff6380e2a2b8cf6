import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf } from '@/src/lib/dates';
import {
  addDays,
  closing,
  freeSpans,
  hasBegun,
  lanesOf,
  minuteAt,
  moveQuestion,
  opening,
  overlaps,
  spanOf,
  spanText,
  startProblem,
  startsIn,
  startText,
  timeAt,
  weekOf,
} from './times';

const time = '2026-06-26 13:40:00';
const now = momentOf(time);

test.each([
  ['2026-06-26 14:00:00', 60, undefined],
  ['2026-06-26 13:30:00', 60, '预约时间须晚于当前时间'],
  ['2026-06-27 07:30:00', 60, '预约时间须在 08:00–22:00 之间'],
  ['2026-06-27 21:30:00', 30, undefined],
  ['2026-06-27 21:30:00', 60, '预约时间须在 08:00–22:00 之间'],
  ['2026-06-27 14:10:00', 60, '预约时间须为整点或半点'],
  ['2026-06-27 14:00:30', 60, '预约时间须为整点或半点'],
])('[E9] %s for %s minutes: %s', (start, minutes, problem) => {
  expect(startProblem({ start, minutes }, now)).toBe(problem);
});

test('[E9] an appointment has begun from its first second on', () => {
  expect(hasBegun({ start: '2026-06-26 14:00:00' }, now)).toBe(false);
  expect(hasBegun({ start: time }, now)).toBe(true);
  for (const start of [now / 1000, String(now), new Date(now).toISOString()])
    expect([hasBegun({ start }, now), hasBegun({ start }, now - 1000)]).toEqual([true, false]);
});

test.each([time, now, String(now / 1000), new Date(now).toISOString()])(
  '[E9] a beginning is 6 月 26 日 13:40, sent as %s',
  (start) => {
    expect(startText(start)).toBe('6 月 26 日 13:40');
  },
);

test('[E9] a span that ends as the other begins does not overlap it', () => {
  const span = (start: string, minutes: number) => spanOf({ start: `2026-06-26 ${start}:00`, minutes });
  expect(overlaps(span('14:00', 60), span('15:00', 30))).toBe(false);
  expect(overlaps(span('14:00', 90), span('15:00', 30))).toBe(true);
  expect(spanText(span('14:00', 60))).toBe('14:00–15:00');
});

test('[E9] the question before a move names student, day, begin, end, and the change of expert and state', () => {
  const before = { userName: '陈同学', start: '2026-06-25 09:00:00', minutes: 60, status: 0 };
  const start = '2026-06-26 14:00:00';
  const text = '确定将「陈同学」的预约由 6 月 25 日（周四）09:00–10:00 改到 6 月 26 日（周五）14:00–15:00？';
  const expert = { from: '陈牧之', to: '王老师' };
  expect(moveQuestion(before, start)).toBe(text);
  expect(moveQuestion({ ...before, status: 1 }, start, expert)).toBe(
    `${text}专家由陈牧之改为王老师。状态将由「已预约」变回「待确认」，需重新确认。`,
  );
  expect(moveQuestion(before, before.start, expert)).toBe(
    '确定改派「陈同学」6 月 25 日（周四）09:00–10:00 的预约？专家由陈牧之改为王老师。',
  );
});

test('[E9] a week goes from Monday to Sunday, over the end of a month and of a year', () => {
  expect(weekOf('2026-06-26').at(0)).toBe('2026-06-22');
  expect(weekOf('2026-06-28').at(-1)).toBe('2026-06-28');
  expect(weekOf('2027-01-01')).toEqual(weekOf('2026-12-28'));
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});

test('[E9] free half hours that follow each other are one gap', () => {
  const slots = ['08:00', '08:30', '09:00', '14:00', '21:30'].map((clock) => ({
    start: `2026-06-26 ${clock}:00`,
    free: clock === '09:00' ? 0 : 1,
  }));
  expect(freeSpans(slots).map(spanText)).toEqual(['08:00–09:00', '14:00–14:30', '21:30–22:00']);
});

test('[E9] overlapping appointments are side by side, and each lane holds disjoint ones', () => {
  const item = fc.record({
    start: fc
      .integer({ min: opening / 30, max: closing / 30 - 4 })
      .map((half) => timeAt('2026-06-26', half * 30)),
    minutes: fc.constantFrom(30, 60, 90, 120),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 14 }), (items) => {
      const placed = lanesOf(items);
      const isRight = placed.every(({ item: one, lane, lanes }, index) => {
        const others = placed
          .slice(index + 1)
          .filter(({ item: other }) => overlaps(spanOf(one), spanOf(other)));
        return lane < lanes && others.every((other) => other.lane !== lane && other.lanes === lanes);
      });
      return placed.length === items.length && isRight;
    }),
  );
});

test('[E9] an appointment may be moved to where all its half hours are free, its own among them', () => {
  const slots = ['09:00', '09:30', '10:00', '10:30', '11:00'].map((clock) => ({
    start: `2026-06-26 ${clock}:00`,
    free: clock === '10:00' ? 0 : 1,
  }));
  expect(startsIn(slots, 60)).toEqual([540, 630]);
  expect(startsIn(slots, 60, { from: 600, until: 630 })).toEqual([540, 570, 600, 630]);
  expect(startsIn(slots, 120)).toEqual([]);
});

test('[E9] a dropped appointment lands on the nearest half hour that leaves it room', () => {
  expect(minuteAt(0, 24, 60)).toBe(8 * 60);
  expect(minuteAt(24 * 3 + 13, 24, 60)).toBe(10 * 60);
  expect(minuteAt(9999, 24, 90)).toBe(20 * 60 + 30);
  expect(minuteAt(-50, 24, 30)).toBe(8 * 60);
});
