import type { Cron, DayRule, WeekRule } from './parseCron';

/** Milliseconds that China's clock is ahead; the server's jobs use it, and it has no summer time. */
const ahead = 8 * 3_600_000;

/**
 * The next times at which a job runs after `now` (epoch milliseconds), as the server's clock shows them: `YYYY-MM-DD
 * HH:mm:ss`. Fewer than `count`, or none, where the expression ends.
 */
export function nextTimes(cron: Cron, now: number, count: number): string[] {
  const after = new Date(now + ahead).toISOString().slice(0, 19);
  const found: string[] = [];
  for (const day of daysFrom(cron, after.slice(0, 10))) {
    for (const time of timesOf(cron)) {
      if (`${day}T${time}` <= after) continue;
      found.push(`${day} ${time}`);
      if (found.length === count) return found;
    }
  }
  return found;
}

function* daysFrom(cron: Cron, first: string): Generator<string> {
  const month = first.slice(0, 7);
  for (const year of cron.year)
    for (const number of cron.month) {
      const current = `${year}-${two(number)}`;
      if (current < month) continue;
      for (const day of daysOf(cron, year, number)) {
        const date = `${current}-${two(day)}`;
        if (date >= first) yield date;
      }
    }
}

function* timesOf({ hour, minute, second }: Cron): Generator<string> {
  for (const h of hour) for (const m of minute) for (const s of second) yield [h, m, s].map(two).join(':');
}

/** A month, with the numbers that the rules need. */
interface Month {
  /** Number of its days. */
  readonly length: number;
  /** 1 for Sunday. */
  readonly weekday: (day: number) => number;
}

/** The days of a month on which the job runs, ascending. */
function daysOf({ day, week }: Cron, year: number, number: number): number[] {
  const month: Month = {
    length: new Date(Date.UTC(year, number, 0)).getUTCDate(),
    weekday: (date) => new Date(Date.UTC(year, number - 1, date)).getUTCDay() + 1,
  };
  return day.kind === 'any' ? daysByWeek(week, month) : daysByDay(day, month);
}

function daysByDay(rule: DayRule, month: Month): number[] {
  if (rule.kind === 'values') return rule.values.filter((day) => day <= month.length);
  if (rule.kind === 'any') return all(month);
  const day = rule.kind === 'last' ? month.length - rule.before : rule.day;
  if (day < 1 || day > month.length) return [];
  return [rule.kind === 'nearest' || rule.weekday ? nearestWeekday(day, month) : day];
}

/** The day from Monday to Friday nearest to a day, without leaving the month. */
function nearestWeekday(day: number, { length, weekday }: Month): number {
  if (weekday(day) === 7) return day === 1 ? day + 2 : day - 1;
  if (weekday(day) === 1) return day === length ? day - 2 : day + 1;
  return day;
}

function daysByWeek(rule: WeekRule, month: Month): number[] {
  const named = (weekday: number) => all(month).filter((day) => month.weekday(day) === weekday);
  if (rule.kind === 'last') return named(rule.weekday).slice(-1);
  if (rule.kind === 'nth') return named(rule.weekday).slice(rule.nth - 1, rule.nth);
  if (rule.kind === 'any') return all(month);
  return all(month).filter((day) => rule.values.includes(month.weekday(day)));
}

function all({ length }: Month): number[] {
  return Array.from({ length }, (_, index) => index + 1);
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
