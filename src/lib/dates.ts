/** Formats that are sent: `YYYY-MM-DD` and `YYYY-MM-DD HH:mm:ss` (contract, section 8). */
export const dateFormat = 'YYYY-MM-DD';
export const timeFormat = 'YYYY-MM-DD HH:mm:ss';

/** Ten digits are seconds, more are milliseconds (specification, section 9). */
const secondsDigits = 10;

/** Texts of a missing time: by servers in JavaScript, and by MySQL, some of which keep `0000-00-00`. */
const noTime = /^(Invalid Date|0000-00-00([T ]00:00(:00)?(\.0+)?Z?)?)$/;

/** Whether a value is a server's spelling of a missing time; in PHP that is the number 0. */
export function isNoTime(value: unknown): boolean {
  return value === 0 || (typeof value === 'string' && noTime.test(value.trim()));
}

/** The shown part of a time: its day, or all of it. */
export type Precision = 'date' | 'second';

/**
 * A point in time as the server sent it, by Beijing's clock: `YYYY-MM-DD HH:mm:ss`, or its first ten characters for
 * `date`. It may come as ten or thirteen digits, number or text, or in ISO (contract, section 1). Text that is no time
 * comes back unchanged, a server's spelling of a missing time empty.
 */
export function formatTime(value: string | number, precision: Precision = 'second'): string {
  if (isNoTime(value)) return '';
  const time =
    typeof value === 'number' || /^\d{10,13}$/.test(value) ? fromEpoch(Number(value)) : fromIso(value);
  return precision === 'date' ? time.slice(0, dateFormat.length) : time;
}

/** The same for an unknown value; empty where it is neither text nor number. */
export function timeOr(value: unknown, precision: Precision = 'second'): string {
  return typeof value === 'string' || typeof value === 'number' ? formatTime(value, precision) : '';
}

const iso = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/;

/** An ISO time with an offset by Beijing's clock; without one it is Beijing's already. */
function fromIso(text: string): string {
  const [, day, minute, second = ':00', offset] = iso.exec(text) ?? [];
  if (day === undefined || minute === undefined) return text;
  if (offset === undefined) return text.includes('T') ? `${day} ${minute}${second}` : text;
  const moment = momentOf(text);
  return Number.isNaN(moment) ? text : beijingTime(moment);
}

/**
 * The moment of a time as the server sent it, in milliseconds; NaN where it is none. Text without an offset is Beijing
 * time, and a day begins there.
 */
export function momentOf(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  if (/^\d{10,13}$/.test(text)) return inMilliseconds(Number(text));
  const [, day, minute, second = '', offset = '+08:00'] =
    iso.exec(text.length === dateFormat.length ? `${text} 00:00` : text) ?? [];
  return Date.parse(`${day}T${minute}${second}${offset.replace(/^(...)(\d\d)$/, '$1:$2')}`);
}

/** Milliseconds that Beijing's clock is ahead. */
const beijing = 8 * 3_600_000;

/** A moment, now where absent, as the server writes it: `YYYY-MM-DD HH:mm:ss` in Beijing, wherever the browser is. */
export function beijingTime(moment: number = Date.now()): string {
  return new Date(moment + beijing).toISOString().slice(0, 19).replace('T', ' ');
}

/** Number of a moment's calendar day in Beijing, wherever the browser is. */
export function beijingDay(moment: number): number {
  return Math.floor((moment + beijing) / 86_400_000);
}

function inMilliseconds(epoch: number): number {
  return String(epoch).length <= secondsDigits ? epoch * 1000 : epoch;
}

/** Milliseconds of a moment have at most thirteen digits. */
const mostMilliseconds = 1e13;

function fromEpoch(epoch: number): string {
  const moment = inMilliseconds(epoch);
  return Math.abs(moment) < mostMilliseconds ? beijingTime(moment) : String(epoch);
}

/** The days of the week, from Sunday. */
export const weekdays = '日一二三四五六';

/**
 * `2026年11月28日星期六`, in local time, as `Intl.DateTimeFormat` writes it in Chinese. The first one that a page makes
 * would take as long as drawing a screenful.
 */
export function fullDay(date: Date): string {
  const day = `${date.getFullYear()}年${date.getMonth() + 1}月${date.getDate()}日`;
  return `${day}星期${weekdays.charAt(date.getDay())}`;
}

/** Joins the two ends of a range for the address; either end may be missing. */
export function joinRange(begin: string, end: string): string {
  return `${begin}~${end}`;
}

/** Splits a range of the address; undefined where it is none. */
export function splitRange(range: string): [begin: string, end: string] | undefined {
  const [begin, end, more] = range.split('~');
  return begin === undefined || end === undefined || more !== undefined ? undefined : [begin, end];
}

/** Today, `YYYY-MM-DD`, in Beijing. */
export function today(now: number = Date.now()): string {
  return formatTime(now, 'date');
}
