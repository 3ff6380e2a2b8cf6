/** Days as `YYYY-MM-DD`; none of this knows a time zone. */

/** How days are put together. */
export type Unit = 'day' | 'week' | 'month';

/** Milliseconds. */
const dayLength = 86_400_000;

/** First day of the exam; in 2020 it was a month later. */
const examOf = (year: number) => (year === 2020 ? '2020-07-07' : `${year}-06-07`);

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Days from the one to the other, 0 for the same. */
export function daysBetween(begin: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(begin)) / dayLength);
}

/** The days of a range, both ends included. */
export function daysOf(begin: string, end: string): string[] {
  const count = Math.max(0, daysBetween(begin, end) + 1);
  return Array.from({ length: count }, (_, index) => addDays(begin, index));
}

/** The bucket of a day: the day itself, the Monday of its week, or its month. */
export function bucketOf(day: string, unit: Unit): string {
  if (unit === 'month') return day.slice(0, 7);
  if (unit === 'day') return day;
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** The first and the last day of a bucket. */
export function daysOfBucket(bucket: string, unit: Unit): [first: string, last: string] {
  if (unit === 'week') return [bucket, addDays(bucket, 6)];
  if (unit === 'day') return [bucket, bucket];
  const [year = 0, month = 0] = bucket.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return [`${bucket}-01`, `${bucket}-${String(last).padStart(2, '0')}`];
}

/** The comparable day of the year before: as many days from its year's exam. */
export function sameSeasonDay(day: string): string {
  const year = Number(day.slice(0, 4));
  return addDays(examOf(year - 1), daysBetween(examOf(year), day));
}
