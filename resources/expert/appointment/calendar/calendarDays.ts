import { weekOf } from '../times';

/** The filters of the list that decide which days the calendar shows. */
interface DayFilters {
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The day that the calendar shows: the first filter that is set, but today within a filtered week. */
export function dayIn({ dateFrom, dateTo }: DayFilters, today: string): string {
  const [first = today, last = first] = [dateFrom, dateTo].filter(isDay);
  const isWeek = weekOf(first).includes(last);
  return isWeek && first <= today && today <= last ? today : first;
}

/** The filters for a day or its week. */
export function filtersFor(day: string, isWeek: boolean): Required<DayFilters> {
  const [dateFrom = day, , , , , , dateTo = day] = isWeek ? weekOf(day) : [day];
  return { dateFrom, dateTo };
}
