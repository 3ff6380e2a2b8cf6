/** The next gaokao: its year and the whole days until 7 June. 0 days while it is on (7 to 10 June). */
export function examCountdown(now: Date): { readonly year: number; readonly days: number } {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const over = new Date(now.getFullYear(), 5, 10) < today;
  const year = now.getFullYear() + (over ? 1 : 0);
  const first = new Date(year, 5, 7);
  return { year, days: Math.max(0, Math.round((first.getTime() - today.getTime()) / 86_400_000)) };
}
