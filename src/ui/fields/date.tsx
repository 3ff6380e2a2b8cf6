import { formatTime } from '@/src/lib/dates';
import { dateProblem } from '@/src/lib/typedDate';
import { load } from '../load';
import { type CellProps, emptyText, type Field, type FieldOptions, fieldOf, type Kind } from './field';
import { problemRule } from './rule';

const DateInput = load(() => import('./DateInput'));
const DateTimeInput = load(
  () => import('./DateTimeInput'),
  (code) => code.DateTimeInput,
);
const EndTimeInput = load(
  () => import('./DateTimeInput'),
  (code) => code.EndTimeInput,
);
const DayFilter = load(
  () => import('./dateFilters'),
  (code) => code.DayFilter,
);
const DateRangeFilter = load(
  () => import('./dateFilters'),
  (code) => code.DateRangeFilter,
);
const TimeRangeFilter = load(
  () => import('./dateFilters'),
  (code) => code.TimeRangeFilter,
);

const day: Kind<string> = {
  Cell: ({ value }: CellProps<string>) => <>{(value && formatTime(value, 'date')) || emptyText}</>,
  Input: DateInput,
  Filter: DateRangeFilter,
  operator: 'between',
  verb: '请选择',
  width: 100,
  exact: true,
  sheet: { as: 'date' },
  rules: [problemRule((text) => dateProblem(text))],
};

const moment: Kind<string> = {
  ...day,
  Cell: ({ value }: CellProps<string>) => <>{(value && formatTime(value)) || emptyText}</>,
  Input: DateTimeInput,
  width: 168,
  sheet: { as: 'time' },
  rules: [problemRule((text) => dateProblem(text, 'second'))],
};

/** The same kind, filtered by points in time. */
const exactMoment: Kind<string> = { ...moment, Filter: TimeRangeFilter, wideFilter: true };

/** Members that differ where one day is filtered by. */
const byOneDay = { Filter: DayFilter, operator: 'eq', wideFilter: false } as const;

interface DateOptions extends FieldOptions<string> {
  /** Whether it is filtered by one day, which the server compares in its own way, instead of a range. */
  readonly oneDay?: boolean;
}

interface DatetimeOptions extends DateOptions {
  /** Whether it is filtered by points in time, `YYYY-MM-DD HH:mm:ss`, instead of days. */
  readonly exact?: boolean;
  /** Whether something ends at it: a day that is typed or chosen without a time means its last second. */
  readonly isEnd?: boolean;
}

/** A day, `YYYY-MM-DD`; filtered by a range of days, both ends included, or by one. */
export function date(label: string, { oneDay, ...options }: DateOptions = {}): Field<string> {
  return fieldOf(label, oneDay ? { ...day, ...byOneDay } : day, options);
}

/** A point in time, `YYYY-MM-DD HH:mm:ss` or an epoch number. Filtered by a range of days, or of points in time. */
export function datetime(
  label: string,
  { exact, oneDay, isEnd, ...options }: DatetimeOptions = {},
): Field<string> {
  const kind = {
    ...(exact ? exactMoment : moment),
    ...(oneDay && byOneDay),
    ...(isEnd && { Input: EndTimeInput, sheet: { ...moment.sheet, isEnd } }),
  };
  return fieldOf(label, kind, options);
}
