import type { FillWindow } from './homeResponses';

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds below which a window's end is urgent. */
const pressing = 12 * hour;

/** The windows that are open at a moment (milliseconds), the first to close at the top. */
export function openWindows(windows: readonly FillWindow[], now: number): readonly FillWindow[] {
  return windows.filter(({ begin, end }) => begin <= now && now < end).toSorted((a, b) => a.end - b.end);
}

/** The windows that open next. */
export function nextWindows(windows: readonly FillWindow[], now: number): readonly FillWindow[] {
  return windows.filter(({ begin }) => begin > now).toSorted((a, b) => a.begin - b.begin);
}

/** Joins windows of one province that open or close at the same moment: its batches are shown together. */
export function joined(windows: readonly FillWindow[], by: 'begin' | 'end'): readonly FillWindow[] {
  const together = new Map<string, FillWindow>();
  for (const window of windows) {
    const key = `${window.province} ${window[by]}`;
    const former = together.get(key);
    together.set(key, former ? { ...former, batch: `${former.batch}、${window.batch}` } : window);
  }
  return [...together.values()];
}

/** Whether less than twelve hours are left. */
export function isPressing({ end }: FillWindow, now: number): boolean {
  return end - now < pressing;
}

/** The time left in words: `3 天 4 小时`, `6 小时`, `不足 1 小时`. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds < hour) return '不足 1 小时';
  const days = Math.floor(milliseconds / day);
  const hours = Math.floor((milliseconds % day) / hour);
  if (days === 0) return `${hours} 小时`;
  return hours === 0 ? `${days} 天` : `${days} 天 ${hours} 小时`;
}

/** The day of a moment (milliseconds) in Beijing: `2026-06-28`. */
export function beijingDay(moment: number): string {
  return new Date(moment + 8 * hour).toISOString().slice(0, 10);
}

/** A moment (milliseconds) as the server's clock shows it: `06-28 18:00`. */
export function beijingTime(moment: number): string {
  return new Date(moment + 8 * hour).toISOString().slice(5, 16).replace('T', ' ');
}
