import windows from '../seed/fillWindows.json';
import { dayLength, formatTime } from '../time';

/** The period in which the choices of a batch may be filled in. */
export interface FillWindow {
  readonly provinceId: number;
  readonly batch: string;
  /** `YYYY-MM-DD HH:mm:ss`, Beijing time, as is `end`. */
  readonly begin: string;
  readonly end: string;
  /** 1 where the dates are last year's pattern and not yet confirmed. */
  readonly tentative: 0 | 1;
}

/** The last moment of 湖南 本科批: what the demonstration's dates hang on. */
const anchor = { end: '2026-07-01 17:00:00', daysLeft: 8 };

/**
 * The shift of the calendar of 2026, in milliseconds, for a mock server that starts at `now`. It lets 湖南本科批
 * close in eight days whenever the demonstration begins (screens-expert, 0.6).
 */
export function calendarShift(now: number): number {
  return (dayOf(now) + anchor.daysLeft - dayOf(momentOf(anchor.end))) * dayLength;
}

/** A time of 2026 moved by that. */
export function moved(time: string, shift: number): string {
  return formatTime(momentOf(time) + shift);
}

/** The windows of 2026, moved. */
export function fillWindows(shift: number): readonly FillWindow[] {
  return windows.map((line) => {
    const [provinceId, batch = '', begin = '', end = '', tentative] = line.split('|');
    return {
      provinceId: Number(provinceId),
      batch,
      begin: moved(begin, shift),
      end: moved(end, shift),
      tentative: tentative === '1' ? 1 : 0,
    };
  });
}

/** Milliseconds of a time in Beijing. */
export function momentOf(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}+08:00`);
}

/** The number of a moment's day in Beijing. */
function dayOf(moment: number): number {
  return Math.floor((moment + 8 * 3_600_000) / dayLength);
}
