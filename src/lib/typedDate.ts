import { formatTime, type Precision, splitRange } from './dates';
import { plainText } from './plainText';

const day = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})[日号]?|(\d\d)(\d\d))/;
const time = /^[T ]?(\d{1,2})(?:[:时点](\d{1,2})(?:[:分](\d{1,2})秒?)?分?|[时点])$/;

/**
 * A typed or pasted date in the form that is sent: `2030/6/30`, `2030.6.30`, `20300630`, `2030年6月30日` are `2030-06-30`.
 * With `second` it is `timeOfDay` of that day, unless a time follows. Undefined where it is no date, or says more than
 * is asked for.
 */
export function readDate(typed: string, precision: Precision, timeOfDay = midnight): string | undefined {
  const text = plainText(typed)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([-/.年月日号:时点分]) ?/g, '$1')
    .replace(/([日号])(?=\d)/, '$1 ');
  const found = day.exec(text);
  if (!found) return undefined;
  const [whole, year = '', , ...parts] = found;
  const [month = '', date = ''] = parts.filter((part) => part !== undefined);
  const rest = text.slice(whole.length);
  const moment = rest === '' ? timeOfDay : readTime(rest);
  const read = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!moment || !isDay(read)) return undefined;
  if (precision === 'second') return `${read} ${moment}`;
  return rest === '' || moment === midnight ? read : undefined;
}

const month = /^(\d{4})(?:([-/.])(\d{1,2})|年(\d{1,2})月|(\d\d))$/;

const midnight = '00:00:00';

/** The last second of a day: an end that is given as a day lasts until then. */
export const endOfDay = '23:59:59';

function readTime(text: string): string | undefined {
  const [whole, hour = '', minute = '0', second = '0'] = time.exec(text) ?? [];
  if (whole === undefined || !/^[T ]/.test(text)) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return [hour, minute, second].map((part) => part.padStart(2, '0')).join(':');
}

/** Whether the day exists: no 30th of February. */
function isDay(text: string): boolean {
  const epoch = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(epoch) && new Date(epoch).toISOString().startsWith(text);
}

/**
 * A typed month as it is sent: `2030/6`, `2030.06`, `203006`, `2030年6月` are `2030-06`. Undefined where it is none, or
 * says more.
 */
export function readMonth(typed: string): string | undefined {
  const [, year, , parted, named, joined] = month.exec(plainText(typed).replaceAll(/\s+/g, '')) ?? [];
  const read = `${year}-${(parted ?? named ?? joined ?? '').padStart(2, '0')}`;
  return isDay(`${read}-01`) ? read : undefined;
}

/** A typed time of day: `9:05`, `９：０５`, `9点5分`, `0905` are `09:05`; with seconds where there are any. Undefined where it is none. */
export function readDayTime(typed: string): string | undefined {
  const text = plainText(typed).replaceAll(/\s+/g, '');
  const read = text && readTime(` ${text.replace(/^(\d\d)(\d\d)(\d\d)?$/, joinedTime)}`);
  return read ? read.replace(/:00$/, '') : undefined;
}

function joinedTime(_whole: string, hour: string, minute: string, second = '00'): string {
  return [hour, minute, second].join(':');
}

/** A value as pickers show it, however the server wrote it; undefined where it is empty or no date. */
export function shownDate(value: string | null | undefined, precision: Precision): string | undefined {
  const moment = readDate(formatTime(value ?? ''), 'second');
  return precision === 'date' ? moment?.slice(0, 10) : moment;
}

/** The problem of a day or a point in time; undefined where it is empty or right. */
export function dateProblem(value: string, precision: Precision = 'date'): string | undefined {
  if (formatTime(value) === '' || shownDate(value, precision) !== undefined) return undefined;
  return precision === 'date'
    ? '请输入正确的日期，如 2030-06-30'
    : '请输入正确的时间，如 2030-06-30 09:00:00';
}

/** The same for the ends of a range. */
export function dateRangeProblem(value: string, precision: Precision = 'date'): string | undefined {
  const [begin, end] = splitRange(value) ?? [value, ''];
  return dateProblem(begin, precision) ?? dateProblem(end, precision);
}

/** Problems of a month, and of a time of day, that cannot be read. */
export const monthProblem = '请输入正确的月份，如 2030-06';
export const dayTimeProblem = '请输入正确的时间，如 09:30';
