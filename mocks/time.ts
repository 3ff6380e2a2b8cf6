import { beijingTime } from '@/src/lib/dates';

/** Milliseconds in a day. */
export const dayLength = 86_400_000;

/** `YYYY-MM-DD HH:mm:ss` of a moment in milliseconds. The server's clock speaks Beijing time, wherever it runs. */
export function formatTime(moment: number): string {
  return beijingTime(moment);
}

/** `YYYY-MM-DD` of a moment in milliseconds. */
export function formatDay(moment: number): string {
  return formatTime(moment).slice(0, 10);
}
