import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { joinRange, splitRange } from '@/src/lib/dates';
import type { ChartData, ChartSeries } from '@/src/ui/chart/chartData';
import { addDays, bucketOf, daysBetween, daysOf, sameSeasonDay, type Unit } from './seasonDays';
import {
  chartFilters,
  type FigureName,
  figureOf,
  figures,
  gather,
  longestRange,
  rangeProblem,
  type UserDate,
  type UserDateFilters,
  units,
} from './userDate';
import { userDates } from './userDates';

interface Options {
  readonly defaultFilters: UserDateFilters;
  readonly shown: readonly FigureName[];
  readonly compared: boolean;
}

type Day = Pick<UserDate, 'date'>;

/** All rows of the range as lines; with the comparison those of the same days before last year's exam. */
export function useUserDateChart({ defaultFilters, shown, compared }: Options) {
  const [params] = useSearchParams();
  const filters = chartFilters(params, defaultFilters);
  const [begin, end] = splitRange(filters.range) ?? ['', ''];
  const unit = units.find(({ value }) => value === filters.unit)?.value ?? 'day';
  const query = useFigures({ ...filters, unit });
  // The address may hold any text; the server says so, and nothing can be compared with it.
  const comparable = compared && rangeProblem(filters.range) === undefined;
  const range = comparable ? formerRange(begin, end) : '';
  const before = useFigures({ ...filters, unit: 'day', range }, comparable);
  const rows = query.data?.data;
  const former = comparable ? before.data?.data : undefined;
  const data = useMemo(
    () => rows && chartData(rows, shown, former && formerFigures(former, daysOf(begin, end), unit)),
    [rows, shown, former, begin, end, unit],
  );
  const failed = query.error ?? (comparable ? before.error : null);
  return {
    data,
    sum: query.data?.sum,
    error: failed?.message,
    retry: () => void (query.error ? query.refetch() : before.refetch()),
  };
}

/** A limit above the days of the longest range. */
const everything = 1000;

function useFigures({ range, ...filters }: ReturnType<typeof chartFilters>, enabled = true) {
  return useRowsQuery(userDates, {
    pagination: { currentPage: 1, pageSize: everything },
    filters: [
      { field: 'Time', operator: 'between', value: splitRange(range) ?? [] },
      ...Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq' as const, value })),
    ],
    sorters: [{ field: 'date', order: 'asc' }],
    enabled,
    hasPanel: true,
  });
}

/** The range to compare with; a leap day may make it one day longer than allowed. */
function formerRange(begin: string, end: string): string {
  const [first, last] = [sameSeasonDay(begin), sameSeasonDay(end)];
  const excess = daysBetween(first, last) + 1 - longestRange.days;
  return joinRange(excess > 0 ? addDays(first, excess) : first, last);
}

/** The figures of the year before, each under the date that it is compared with. */
function formerFigures(rows: readonly object[], days: readonly string[], unit: Unit) {
  const today = new Map(days.map((day) => [sameSeasonDay(day), day]));
  return gather(rows.map(dated), ({ date }) => {
    const day = today.get(date);
    return day && bucketOf(day, unit);
  });
}

function dated(row: object): Day {
  return { ...row, date: String(Reflect.get(row, 'date')) };
}

function chartData(
  rows: readonly object[],
  shown: readonly FigureName[],
  former: ReturnType<typeof formerFigures> | undefined,
): ChartData {
  const byDate = new Map(rows.map((row) => [dated(row).date, row]));
  const categories = [...byDate.keys()];
  const lines = figures.filter(({ name }) => shown.includes(name));
  const series = lines.map(({ name, label, unit }): ChartSeries => {
    const values = categories.map((date) => figureOf(byDate.get(date), name));
    return { name: label, unit: unit === '元' || unit === '%' ? unit : '', values };
  });
  const shadows = lines.map(
    ({ name, label }, index): ChartSeries => ({
      ...series[index],
      name: `${label}（去年同期）`,
      shadowOf: label,
      values: categories.map((category) => figureOf(former?.get(category), name)),
    }),
  );
  return { head: '日期', categories, series: former ? [...series, ...shadows] : series };
}
