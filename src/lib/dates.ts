/** Formats that travel: `YYYY-MM-DD` and `YYYY-MM-DD HH:mm:ss` (contract, section 8). */
export const dateFormat = 'YYYY-MM-DD';
export const timeFormat = 'YYYY-MM-DD HH:mm:ss';

/** Ten digits are seconds, more are milliseconds (specification, section 9). */
const secondsDigits = 10;

/**
 * A point in time as the server sent it, in local time: `YYYY-MM-DD HH:mm:ss`, or its first ten characters for `date`.
 * Text that is no time comes back unchanged.
 */
export function formatTime(value: string | number, precision: 'date' | 'second' = 'second'): string {
  const time = typeof value === 'number' || /^\d{10,13}$/.test(value) ? fromEpoch(Number(value)) : value;
  return precision === 'date' ? time.slice(0, dateFormat.length) : time;
}

function fromEpoch(epoch: number): string {
  const date = new Date(String(epoch).length <= secondsDigits ? epoch * 1000 : epoch);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** Joins the two ends of a range for the address; either end may be missing. */
export function joinRange(begin: string, end: string): string {
  return `${begin}~${end}`;
}

/** Takes a range of the address apart; undefined where it is none. */
export function splitRange(range: string): [begin: string, end: string] | undefined {
  const [begin, end, more] = range.split('~');
  return begin === undefined || end === undefined || more !== undefined ? undefined : [begin, end];
}

/** Today, `YYYY-MM-DD`, in local time. */
export function today(now: number = Date.now()): string {
  return formatTime(now, 'date');
}
