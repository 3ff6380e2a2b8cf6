import { formatTime, joinRange, timeOr } from '@/src/lib/dates';
import { dateRangeProblem } from '@/src/lib/typedDate';
import { load } from '../load';
import { type CellProps, emptyText, type Field, type FieldOptions, fieldOf, type Kind } from './field';
import { problemRule } from './rule';

const DateRangeInput = load(() => import('./DateRangeInput'));

const DateRangeFilter = load(
  () => import('./dateFilters'),
  (code) => code.DateRangeFilter,
);

/** The two members of a record that hold the ends of a range. */
interface Ends {
  readonly begin: string;
  readonly end: string;
}

/** Both days of a range for the staff. */
function daysOf(range: string): string {
  return range
    .split('~')
    .map((end) => formatTime(end, 'date'))
    .join(' 至 ');
}

const kindOf = ({ begin, end }: Ends): Kind<string> => ({
  Cell: ({ value }: CellProps<string>) => <>{value ? daysOf(value) : emptyText}</>,
  Input: DateRangeInput,
  Filter: DateRangeFilter,
  operator: 'between',
  verb: '请选择',
  width: 220,
  exact: true,
  sheet: { write: daysOf },
  rules: [problemRule((range) => dateRangeProblem(range))],
  members: {
    read: (record) => {
      const [from, until] = [timeOr(record[begin]), timeOr(record[end])];
      return from === '' && until === '' ? undefined : joinRange(from, until);
    },
    write: (value) => {
      const [from = '', until = ''] = (value ?? '').split('~');
      return { [begin]: from, [end]: until };
    },
  },
});

/** A range of days kept in two members of the record. */
export function dateRange(label: string, ends: Ends, options?: FieldOptions<string>): Field<string> {
  return fieldOf(label, kindOf(ends), options);
}
