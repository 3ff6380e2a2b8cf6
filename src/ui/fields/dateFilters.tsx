import { dateProblem, dateRangeProblem } from '@/src/lib/typedDate';
import { checkedFilter } from './checkedFilter';
import DateInput from './DateInput';
import DateRangeInput from './DateRangeInput';
import { TimeRangeInput } from './TimeRangeInput';

/** Filters by one day. */
export const DayFilter = checkedFilter(DateInput, (value) => dateProblem(value));
/** Filters by a range of days. */
export const DateRangeFilter = checkedFilter(DateRangeInput, (value) => dateRangeProblem(value));
/** Filters by a range of points in time. */
export const TimeRangeFilter = checkedFilter(TimeRangeInput, (value) => dateRangeProblem(value, 'second'));
