import { lazy } from 'react';
import { formatTime, joinRange, timeOr } from '@/src/lib/dates';
import { type CellProps, emptyText, type Field, type FieldOptions, fieldOf, type Kind } from './field';

const DateRangeInput = lazy(() => import('./DateRangeInput'));

/** The two members of a record that hold the ends of a range. */
interface Ends {
  readonly begin: string;
  readonly end: string;
}

/** Both days of a range, as the staff read them. */
function daysOf(range: string): string {
  return range
    .split('~')
    .map((end) => formatTime(end, 'date'))
    .join(' 至 ');
}

const kindOf = ({ begin, end }: Ends): Kind<string> => ({
  Cell: ({ value }: CellProps<string>) => <>{value ? daysOf(value) : emptyText}</>,
  Input: DateRangeInput,
  Filter: DateRangeInput,
  operator: 'between',
  verb: '请选择',
  width: 220,
  sheet: { write: daysOf },
  members: {
    read: (record) =>
      record[begin] || record[end] ? joinRange(timeOr(record[begin]), timeOr(record[end])) : undefined,
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
