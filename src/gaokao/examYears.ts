import { formatTime } from '../lib/dates';

/** Years of the exam for a filter: the newest first, from `first` to the next exam's. */
export function examYears(first: number): readonly { readonly value: number; readonly label: string }[] {
  const last = Math.max(first + 1, new Date().getFullYear() + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = last - index;
    return { value: year, label: `${year} 年` };
  });
}

/** The same as texts, for filters. */
export function examYearTexts(first: number): readonly { readonly value: string; readonly label: string }[] {
  return examYears(first).map(({ value, label }) => ({ value: String(value), label }));
}

/** The exam that people prepare for on a day (`YYYY-MM-DD`): from September on it is the next year's. */
export function examYearOn(day: string): number {
  return Number(day.slice(0, 4)) + (day.slice(5, 7) >= '09' ? 1 : 0);
}

/**
 * Years that figures and charters may be about, the newest first. They go from three before the next exam on a day to
 * three after it.
 */
export function dataYears(
  day = formatTime(Date.now()).slice(0, 10),
): readonly { readonly value: number; readonly label: string }[] {
  const next = examYearOn(day);
  return [3, 2, 1, 0, -1, -2, -3].map((ahead) => ({ value: next + ahead, label: `${next + ahead} 年` }));
}
