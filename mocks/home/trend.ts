import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { createRandom } from '../random';
import { forbidden } from '../responses';
import { read, route, type SignedInRequest } from '../route';
import { permissionsOf } from '../session';
import { dayLength, formatDay } from '../time';

const input = z.object({ days: z.literal([7, 30, 90], '时间范围只能是 7、30 或 90 天') });

/** What a day brought, the last day being today (screen A3, 业务趋势). */
export interface TrendDay {
  readonly date: string;
  readonly users: number;
  readonly cards: number;
  readonly orders: number;
  /** Yuan, two digits. */
  readonly amount: string;
}

/** The made-up series: the same for a day whenever it is asked for. */
export const trendRoute = route(shellCalls.homeTrend, async (request) => {
  if (!(await canSee(request))) throw forbidden('rpc');
  const { days } = read(request.body, input);
  const now = request.mockServer.now();
  const list = Array.from({ length: days }, (_, index) =>
    shown(formatDay(now - (days - 1 - index) * dayLength)),
  );
  return { list, demo: 1 };
});

/** Those who may list institutions, or anything of the finances. */
async function canSee({ mockServer, user }: SignedInRequest): Promise<boolean> {
  const held = await permissionsOf(mockServer, user);
  return held.some((one) => one === '*:*:*' || /^(customer:store|finance:[\w-]+):list$/.test(one));
}

function shown(date: string): TrendDay {
  const { cents, ...day } = trendDay(date);
  return { ...day, amount: yuan(cents) };
}

/** Cents as decimal text in yuan. */
export function yuan(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** What a day brought, money in cents; the figures by date (screen H6) are made of the same. */
export function trendDay(date: string) {
  const random = createRandom(Number(date.replaceAll('-', '')));
  const level = seasonOf(date) * weekdayOf(date);
  const users = Math.round(40 * level) + random.below(18);
  const cards = Math.round(users * 0.3) + random.below(6);
  const orders = Math.round(users * 0.22) + random.below(5);
  const cents = orders * 36_000 + random.below(200_000);
  return { date, users, cards, orders, cents };
}

/** 1 in quiet months, up to 7 while choices are filled in (20 June to 10 July), with a slope on either side. */
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
