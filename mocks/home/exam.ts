import { dayLength, formatDay } from '../time';

/** The exam is on from 7 to 9 June, in some provinces to the 10th. */
const lastDay = '06-10';

/** The next gaokao, or the one that is on: its first day and the calendar days until then, in Beijing. */
export function nextExam(now: number): { readonly examDate: string; readonly days: number } {
  const today = formatDay(now);
  const year = Number(today.slice(0, 4)) + (today.slice(5) > lastDay ? 1 : 0);
  const examDate = `${year}-06-07`;
  return { examDate, days: Math.max(0, (Date.parse(examDate) - Date.parse(today)) / dayLength) };
}
