import { beijingDay, momentOf } from '../lib/dates';
/**
 * The dates of one exam in one province; 0 for the whole country (screens-expert, Q3). All in Beijing time, `YYYY-MM-DD
 * HH:mm:ss`, empty where unknown.
 */
export interface ExamDates {
  readonly provinceId: number;
  readonly year: number;
  readonly examStart: string;
  readonly examEnd: string;
  readonly scoreDate?: string | undefined;
  readonly fillEnd?: string | undefined;
  readonly show: 0 | 1;
}

/** A page that holds all exams: above the country and its provinces in many years. */
export const allExams = 500;

/** The countdown's text for one exam; undefined once all of it is over. */
export function countdownOf(dates: Omit<ExamDates, 'provinceId' | 'show'>, now: number): string | undefined {
  const [start, end] = [momentOf(dates.examStart), momentOf(dates.examEnd)];
  const days = (to: number) => beijingDay(to) - beijingDay(now);
  if (days(start) > 0) return `距离 ${dates.year} 年高考还有 ${days(start)} 天`;
  if (now <= end) return `高考进行中 · 第 ${1 - days(start)} 天`;
  const steps = [
    ['出分', momentOf(dates.scoreDate)],
    ['填报截止', momentOf(dates.fillEnd)],
  ] as const;
  const next = steps.find(([, moment]) => now <= moment);
  if (!next) return undefined;
  const [what, moment] = next;
  return days(moment) === 0 ? `今天${what}` : `距离${what}还有 ${days(moment)} 天`;
}

/** The countdown of a province: its own exams, the country's where it has none; 暂无安排 where all are over. */
export function countdownText(all: readonly ExamDates[], provinceId: number, now: number): string {
  const shown = all.filter(({ show }) => show === 1).toSorted((one, other) => one.year - other.year);
  const own = shown.filter((dates) => dates.provinceId === provinceId);
  const used = own.length > 0 ? own : shown.filter((dates) => dates.provinceId === 0);
  const texts = used.map((dates) => countdownOf(dates, now));
  return texts.find((text) => text !== undefined) ?? '暂无安排';
}
