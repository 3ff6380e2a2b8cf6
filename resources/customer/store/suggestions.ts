import { cutText } from '@/src/lib/cutText';

/** The usual name of an institution: its name up to the words for its kind, ten characters at most. */
export function shortNameOf(name: string): string {
  return cutText((name.replace(/(升学|志愿|教育|中学).*/, '') || name).trim(), 10);
}

/** The same day of the next year: terms are of a year. `day` as `YYYY-MM-DD`. */
export function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('02-29', '02-28')}`;
}
