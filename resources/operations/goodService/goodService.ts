import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { ContentStatus } from '@/src/lib/contentStatus';
import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** Services of the first row of the home page at one moment. */
export const mostLive = 8;

/** A service in the first row of the home page (优质服务, screen O7). */
export interface GoodService extends AnyRecord {
  serviceId: RecordId;
  /** How the service is called. */
  title: string;
  /** A value of the dictionary `service_badge`; empty for none. */
  badge: string;
  reason: string;
  /** Empty where that of the service is shown. */
  cover: string;
  serviceCover: string;
  beginTime: string;
  endTime: string;
  sort: number;
  rating: number;
  orders30: number;
  status: ContentStatus;
  /** The time of submission for review; empty where no review is pending. */
  submitTime: string;
  isInReview: 0 | 1;
}

/** The results of a day. */
export interface DayStat {
  readonly date: string;
  readonly shows: number;
  readonly clicks: number;
  readonly orders: number;
}

/** The results of some days; rates are percentages with one digit, empty where nothing was shown or clicked. */
interface StatSum {
  readonly shows: number;
  readonly clicks: number;
  readonly orders: number;
  readonly clickRate: string;
  readonly orderRate: string;
}

/** The response of `stat`, with the results of the place's former holder; no name where there was none. */
interface Stat {
  readonly days: readonly DayStat[];
  readonly former: { readonly title: string; readonly days: readonly DayStat[] };
}

export function readStat(data: unknown): Stat {
  const { list, former } = isRecord(data) ? data : {};
  const before = isRecord(former) ? former : {};
  return { days: readDays(list), former: { title: textOr(before.title), days: readDays(before.list) } };
}

function readDays(list: unknown): DayStat[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).map(({ date, shows, clicks, orders }) => ({
    date: textOr(date),
    shows: numberOr(shows),
    clicks: numberOr(clicks),
    orders: numberOr(orders),
  }));
}

export function sumOf(days: readonly DayStat[]): StatSum {
  const total = (name: 'shows' | 'clicks' | 'orders') => days.reduce((sum, day) => sum + day[name], 0);
  const [shows, clicks, orders] = [total('shows'), total('clicks'), total('orders')];
  return { shows, clicks, orders, clickRate: rateOf(clicks, shows), orderRate: rateOf(orders, clicks) };
}

function rateOf(part: number, whole: number): string {
  return whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`;
}

/** Rules of the texts of a good service, for its forms and its mock (decision 41). */
export const goodServiceRules = {
  reason: { label: '推荐语', required: true, minLength: 6, maxLength: 30 },
} as const satisfies Record<string, TextRule>;
