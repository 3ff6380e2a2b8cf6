import { createRandom } from '../random';
import { dayLength } from '../time';

/** How many users and cards a day brought; the figures by date (screen H6) are made of the same. */
export function trendDay(date: string) {
  const random = createRandom(Number(date.replaceAll('-', '')));
  const level = seasonOf(date) * weekdayOf(date);
  const users = Math.round(40 * level) + random.below(18);
  const cards = Math.round(users * 0.3) + random.below(6);
  return { date, users, cards };
}

/**
 * The season's factor: 1 in quiet months, up to 7 while choices are filled in (20 June to 10 July), with slopes
 * between.
 */
function seasonOf(date: string): number {
  const year = date.slice(0, 4);
  const day = Date.parse(date) / dayLength;
  const [begin, end] = [`${year}-06-20`, `${year}-07-10`].map((one) => Date.parse(one) / dayLength);
  const distance = Math.max((begin ?? 0) - day, day - (end ?? 0), 0);
  return 1 + 6 * Math.exp(-((distance / 18) ** 2));
}

/** Families have time at the weekend. */
function weekdayOf(date: string): number {
  return [0, 6].includes(new Date(date).getUTCDay()) ? 1.25 : 1;
}
