import type { AnyRecord } from '@/src/crud/resourceSpec';
import { joinRange, splitRange } from '@/src/lib/dates';
import { numberOr } from '@/src/lib/record';
import { dateRangeProblem } from '@/src/lib/typedDate';
import { addDays, daysBetween, daysOfBucket, type Unit } from './seasonDays';

/** Figures of a day, a week or a month (用户数据, screen H6). */
export interface UserDate extends AnyRecord {
  /** `YYYY-MM-DD`, of a week its Monday; `YYYY-MM` of a month. */
  date: string;
  storeName: string;
  newUsers: number;
  activeUsers: number;
  bindCards: number;
  paidUsers: number;
  volunteers: number;
  reports: number;
  orders: number;
  /** Yuan, two decimals. */
  amount: string;
  /** Percent of the new users who came again in the week after. */
  retain7: number;
}

/** The figures, in the order of the table; those of one unit share an axis. */
export const figures = [
  { name: 'newUsers', label: '新增用户', unit: '人' },
  { name: 'activeUsers', label: '活跃用户', unit: '人' },
  { name: 'bindCards', label: '绑卡用户', unit: '人' },
  { name: 'paidUsers', label: '付费用户', unit: '人' },
  { name: 'volunteers', label: '保存志愿表', unit: '份' },
  { name: 'reports', label: '生成报告', unit: '份' },
  { name: 'orders', label: '订单数', unit: '单' },
  { name: 'amount', label: '订单金额', unit: '元' },
  { name: 'retain7', label: '次周留存', unit: '%' },
] as const;

export type FigureName = (typeof figures)[number]['name'];

/** The title of their chart. */
export const chartTitle = '用户数据走势';

/** Names of figures that may be in one chart at once. */
export const mostLines = 3;

/** How the days are put together. */
export const units = [
  { value: 'day', label: '按日' },
  { value: 'week', label: '按周' },
  { value: 'month', label: '按月' },
] as const satisfies readonly { value: Unit; label: string }[];

/** How the days are put together in a list with this query. */
function unitIn(search: string): Unit {
  const unit = new URLSearchParams(search).get('unit');
  return units.find(({ value }) => value === unit)?.value ?? 'day';
}

/** The days of the longest range, and the refusal of a longer one. */
export const longestRange = { days: 366, message: '时间范围不能超过 366 天' } as const;

/** The problem of a range, which needs both ends and has a maximum length; undefined where it is right. */
export function rangeProblem(range: string): string | undefined {
  const [begin = '', end = ''] = splitRange(range) ?? [];
  if (begin === '' || end === '') return '请选择日期范围';
  const unreadable = dateRangeProblem(range);
  if (unreadable !== undefined) return unreadable;
  return daysBetween(begin, end) < longestRange.days ? undefined : longestRange.message;
}

/** A figure of a row as a number, for a chart. */
export function figureOf(row: object | undefined, name: FigureName): number | null {
  return row === undefined ? null : numberOr(Reflect.get(row, name), 0);
}

/** Sums days into their buckets: counts and amounts are added, the share is weighted by new users. */
export function gather<Row extends object>(
  rows: readonly Row[],
  bucketOf: (row: Row) => string | undefined,
): ReadonlyMap<string, Record<FigureName, number>> {
  const buckets = new Map<string, Record<FigureName, number>>();
  for (const row of rows) {
    const bucket = bucketOf(row);
    if (bucket === undefined) continue;
    const former = buckets.get(bucket);
    const value = (name: FigureName) => figureOf(row, name) ?? 0;
    const sum = (name: FigureName) => (former?.[name] ?? 0) + value(name);
    const returned = (former ? former.retain7 * former.newUsers : 0) + value('retain7') * value('newUsers');
    const newUsers = sum('newUsers');
    buckets.set(bucket, {
      newUsers,
      activeUsers: sum('activeUsers'),
      bindCards: sum('bindCards'),
      paidUsers: sum('paidUsers'),
      volunteers: sum('volunteers'),
      reports: sum('reports'),
      orders: sum('orders'),
      amount: Math.round(sum('amount') * 100) / 100,
      retain7: newUsers === 0 ? 0 : returned / newUsers,
    });
  }
  return buckets;
}

/** The filters with which the page begins. */
export type UserDateFilters = Readonly<Record<'range' | 'unit', string>>;

/** The chart's filters, which are the list's: from the address, where an empty one is cleared, not absent. */
export function chartFilters(params: URLSearchParams, begun: UserDateFilters) {
  const of = (name: string, usual = '') => params.get(name) ?? usual;
  return {
    range: of('range', begun.range),
    unit: of('unit', begun.unit),
    storeId: of('storeId'),
    provinceId: of('provinceId'),
  };
}

/** Days that are shown until others are chosen. */
const usualDays = 30;

/** The filters with which the page begins on a day. */
export function usualFilters(day: string): UserDateFilters {
  return { range: joinRange(addDays(day, 1 - usualDays), day), unit: 'day' };
}

/**
 * The query of the users who came on those days of a bucket that are in the list's range. Institution and province are
 * those of the list.
 */
export function usersOf(bucket: string, search: string, begun: UserDateFilters): string {
  const { range, storeId, provinceId } = chartFilters(new URLSearchParams(search), begun);
  const [first, last] = daysOfBucket(bucket, unitIn(search));
  const [begin, end] = splitRange(range) ?? [first, last];
  const createTime = joinRange(first < begin ? begin : first, last > end ? end : last);
  return new URLSearchParams(
    Object.entries({ createTime, storeId, provinceId }).filter(([, value]) => value !== ''),
  ).toString();
}
