/** The server's clock speaks Beijing time, wherever it runs. */
const zoneOffset = 8 * 3_600_000;

/** Milliseconds in a day. */
export const dayLength = 86_400_000;

/** `YYYY-MM-DD HH:mm:ss` of a moment in milliseconds. */
export function formatTime(moment: number): string {
  return new Date(moment + zoneOffset).toISOString().slice(0, 19).replace('T', ' ');
}

/** `YYYY-MM-DD` of a moment in milliseconds. */
export function formatDay(moment: number): string {
  return formatTime(moment).slice(0, 10);
}
