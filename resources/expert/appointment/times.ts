import { formatTime, momentOf } from '@/src/lib/dates';

/** Times of appointments as days and minutes of a day: they begin and end within one (screen E9). */

/** The first and the last minute of a working day, and how far apart beginnings are. */
export const opening = 8 * 60;
export const closing = 22 * 60;
export const step = 30;

/** Part of a day, in minutes from midnight; `until` is not in it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

interface Timed {
  readonly start: string;
  readonly minutes: number;
}

/** `2026-06-26` of `2026-06-26 14:00:00`. */
export function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** 840 of `2026-06-26 14:00:00`. */
export function minuteOf(time: string): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}

/** The part of its day that an appointment takes. */
export function spanOf({ start, minutes }: Timed): Span {
  const from = minuteOf(start);
  return { from, until: from + Number(minutes) };
}

/** 14:00 of 840. */
export function clockText(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** 14:00–15:00. */
export function spanText({ from, until }: Span): string {
  return `${clockText(from)}–${clockText(until)}`;
}

/** A day and a minute as a time that travels. */
export function timeAt(day: string, minute: number): string {
  return `${day} ${clockText(minute)}:00`;
}

/** Whether two spans of the same day share a minute; adjacent ones do not. */
export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.until && other.from < one.until;
}

/** The problem with a start time, `now` in milliseconds; undefined where there is none. */
export function startProblem({ start, minutes }: Timed, now: number): string | undefined {
  const { from, until } = spanOf({ start, minutes });
  if (from % step !== 0 || !start.endsWith(':00')) return '预约时间须为整点或半点';
  if (from < opening || until > closing) return '预约时间须在 08:00–22:00 之间';
  return momentOf(start) > now ? undefined : '预约时间须晚于当前时间';
}

/** Whether an appointment has begun: only then did it take place, or did somebody miss it (screen E9). */
export function hasBegun({ start }: { readonly start: unknown }, now: number): boolean {
  return momentOf(start) <= now;
}

/** The Monday of a day's week and the six days after it. */
export function weekOf(day: string): string[] {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - weekday));
}

/** A day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** 6 月 26 日. */
export function dayText(day: string): string {
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;
}

/** 6 月 26 日 14:00, of a time as the server sent it. */
export function startText(start: string | number): string {
  const time = formatTime(start);
  return `${dayText(dayOf(time))} ${clockText(minuteOf(time))}`;
}

/** 周五. */
export function weekdayText(day: string): string {
  return `周${'日一二三四五六'[new Date(`${day}T00:00:00Z`).getUTCDay()]}`;
}

/** An appointment before it is moved. */
interface Moved extends Timed {
  readonly userName: string;
  readonly status: unknown;
}

/**
 * The question before an appointment is moved (screen E9): whose it is, from when to when, and what else changes. One that
 * was agreed on has to be agreed on again.
 */
export function moveQuestion(
  { userName, start, minutes, status }: Moved,
  to: string,
  expert?: { readonly from: string; readonly to: string },
): string {
  const timeText = (begin: string) =>
    `${dayText(dayOf(begin))}（${weekdayText(dayOf(begin))}）${spanText(spanOf({ start: begin, minutes }))}`;
  return [
    to === start
      ? `确定改派「${userName}」${timeText(to)} 的预约？`
      : `确定将「${userName}」的预约由 ${timeText(start)} 改到 ${timeText(to)}？`,
    expert ? `专家由${expert.from}改为${expert.to}。` : '',
    Number(status) === 1 ? '状态将由「已预约」变回「待确认」，需重新确认。' : '',
  ].join('');
}

/** The half hours that are free, joined where one follows the other. */
export function freeSpans(slots: readonly { readonly start: string; readonly free: unknown }[]): Span[] {
  const free = slots.filter((slot) => Number(slot.free) === 1).map(({ start }) => minuteOf(start));
  const spans: Span[] = [];
  for (const from of free.toSorted((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last?.until === from) spans[spans.length - 1] = { from: last.from, until: from + step };
    else spans.push({ from, until: from + step });
  }
  return spans;
}

/** Places side by side for what overlaps: each one's column, and how many columns its group has. In the order of their beginnings. */
export function lanesOf<T extends Timed>(items: readonly T[]): { item: T; lane: number; lanes: number }[] {
  const sorted = items.toSorted((one, other) => one.start.localeCompare(other.start));
  const placed: { item: T; lane: number; group: number }[] = [];
  const sizes: number[] = [];
  let ends: number[] = [];
  for (const item of sorted) {
    const { from, until } = spanOf(item);
    if (ends.every((end) => end <= from)) {
      ends = [];
      sizes.push(0);
    }
    const found = ends.findIndex((end) => end <= from);
    const lane = found < 0 ? ends.length : found;
    ends[lane] = until;
    const group = sizes.length - 1;
    sizes[group] = Math.max(sizes[group] ?? 0, lane + 1);
    placed.push({ item, lane, group });
  }
  return placed.map(({ item, lane, group }) => ({ item, lane, lanes: sizes[group] ?? 1 }));
}

/** Beginnings at which so many minutes are free; the time of the appointment that is moved counts as free (`own`). */
export function startsIn(
  slots: readonly { readonly start: string; readonly free: unknown }[],
  minutes: number,
  own?: Span,
): number[] {
  const isOwn = (from: number) => own !== undefined && from >= own.from && from < own.until;
  const isFree = (slot: { start: string; free: unknown }) =>
    Number(slot.free) === 1 || isOwn(minuteOf(slot.start));
  const free = new Set(slots.filter(isFree).map(({ start }) => minuteOf(start)));
  const fits = (from: number) =>
    Array.from({ length: minutes / step }, (_, index) => from + index * step).every((half) => free.has(half));
  return [...free].filter(fits).toSorted((one, other) => one - other);
}

/** The half hour at so many pixels below the beginning of a day; the appointment must end before closing time. */
export function minuteAt(pixels: number, pixelsOfStep: number, minutes: number): number {
  const minute = opening + Math.round(pixels / pixelsOfStep) * step;
  return Math.min(Math.max(minute, opening), closing - minutes);
}
