/** The greeting of an hour of the day, 0 to 23. */
export function greetingOf(hour: number): string {
  if (hour >= 5 && hour < 11) return '早上好';
  if (hour >= 11 && hour < 13) return '中午好';
  return hour >= 13 && hour < 18 ? '下午好' : '晚上好';
}
