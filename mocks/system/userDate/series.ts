import { bucketOf, type Unit } from '@/resources/system/userDate/seasonDays';
import { fenOf } from '@/src/lib/fen';
import { platformStoreId, type StoreRow } from '../../customer/storeRow';
import type { OrderRow } from '../../expert/orderTable';
import { trendDay } from '../../home/trendDay';
import { createRandom } from '../../random';
import { type Figures, mapFigures, sumOf } from './figures';

/** All institutions, deleted ones as well, which share a day's figures, and the selected ones. */
interface Stores {
  readonly all: readonly StoreRow[];
  readonly isMeant: (store: StoreRow) => boolean;
  /** The orders of those that are asked about. */
  readonly orders: readonly OrderRow[];
}

/**
 * The figures of the selected institutions, by day, week or month; the total of all equals the home page's trend.
 */
export function bucketsOf(days: readonly string[], unit: Unit, stores: Stores): ReadonlyMap<string, Figures> {
  const buckets = new Map<string, Figures>();
  for (const day of days) {
    const bucket = bucketOf(day, unit);
    const figures = { ...shareOf(platformDay(day), day, stores), ...soldOn(day, stores.orders) };
    const former = buckets.get(bucket);
    buckets.set(bucket, former ? sumOf([former, figures]) : figures);
  }
  return buckets;
}

/** The orders of a day, as their list has them (screen E10). */
function soldOn(day: string, orders: readonly OrderRow[]) {
  const sold = orders.filter(({ createTime }) => createTime.startsWith(day));
  const buyers = sold.filter(({ payTime }) => payTime !== '').map(({ userId }) => userId);
  return {
    orders: sold.length,
    cents: Number(sold.reduce((sum, { amount }) => sum + (fenOf(amount) ?? 0n), 0n)),
    paidUsers: new Set(buyers).size,
  };
}

/** A day of the whole platform without its orders: users and cards as on the home page, the rest invented. */
function platformDay(day: string): Figures {
  const { users, cards } = trendDay(day);
  const random = createRandom(Number(day.replaceAll('-', '')) + 7);
  const share = (percent: number, swing: number) => (percent + random.below(swing)) / 100;
  return {
    newUsers: users,
    activeUsers: Math.round(users * share(540, 80)),
    bindCards: cards,
    volunteers: Math.round(users * share(60, 20)),
    reports: Math.round(users * share(30, 15)),
    ...noOrders,
    returned: Math.round(users * share(38, 14)),
  };
}

const noOrders = { orders: 0, cents: 0, paidUsers: 0 };

/** The share of a day for some institutions: all shares add up to the day, to the cent. */
function shareOf(whole: Figures, day: string, { all, isMeant }: Stores): Figures {
  const weights = all.map((store) => weightOf(store, day));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let below = 0;
  const parts = all.flatMap((store, index) => {
    const from = below;
    below += weights[index] ?? 0;
    const until = below;
    if (!isMeant(store) || total === 0) return [];
    const upTo = (amount: number, weight: number) => Math.floor((amount * weight) / total);
    return [mapFigures((name) => upTo(whole[name], until) - upTo(whole[name], from))];
  });
  return sumOf(parts);
}

/** An institution has nobody before it was there, nor once it is deleted; the platform itself always was. */
function weightOf({ id, createTime, deleteTime }: StoreRow, day: string): number {
  if (id !== platformStoreId && createTime.slice(0, 10) > day) return 0;
  if (deleteTime !== '' && deleteTime.slice(0, 10) < day) return 0;
  return 1 + ((id * 37) % 11);
}
