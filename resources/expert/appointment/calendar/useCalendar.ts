import { useSearchParams } from 'react-router';
import { crudFilters } from '@/src/crud/list/listAddress';
import { useListState } from '@/src/crud/list/useListState';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { formatTime, today } from '@/src/lib/dates';
import { numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId, sameId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { type ExpertLoad, useExperts } from '../../../lookups/expert';
import { weekOf } from '../times';
import { dayIn, filtersFor } from './calendarDays';

/** An appointment as the calendar needs it; `row` is the whole of it. */
export interface Entry {
  readonly id: RecordId;
  readonly userId: RecordId;
  readonly userName: string;
  /** The province of the student's exam; 0 where the server omits it. */
  readonly provinceId: number;
  readonly expertId: RecordId;
  readonly expertName: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly start: string;
  readonly minutes: number;
  readonly status: number;
  readonly way: number;
  readonly row: Row;
}

/** A limit above the number of appointments in a week of all experts. */
const everything = 1000;
const cancelled = 3;
/** Filters that decide which part of the appointments is shown, and do not search among them. */
const places: readonly string[] = ['expertId', 'dateFrom', 'dateTo'];

/** A step in the calendar. */
interface Step {
  readonly day?: string;
  readonly by?: 'week' | 'expert';
  readonly expert?: string;
}

/**
 * The calendar's position, kept in the address, and the week's appointments; cancelled ones only if they are filtered
 * for. The day filters of the list are those of the shown week, or day where there is little room.
 */
export function useCalendar(filters: Readonly<Record<string, string>>, narrow: boolean) {
  const { resource } = useResourcePage();
  const [params] = useSearchParams();
  const { change } = useListState();
  const { userId } = useServices();
  const { data: experts = [], isPending } = useExperts();
  const day = dayIn(filters, today());
  const by = params.get('by') === 'expert' ? ('expert' as const) : ('week' as const);
  const [monday = day, , , , , , sunday = day] = weekOf(day);
  const asks = (others: Readonly<Record<string, string>>) => ({
    pagination: { currentPage: 1, pageSize: everything },
    filters: crudFilters(resource.filters, { ...others, expertId: '', dateFrom: monday, dateTo: sunday }),
    hasPanel: true,
  });
  const query = useRowsQuery(resource, asks(filters));
  // The loads of the experts are those of the whole week. Without a filter it is the same query.
  const whole = useRowsQuery(resource, asks({}));
  const waiting = isPending || query.isPending || query.isPlaceholderData;
  const found = (query.data?.data ?? []).flatMap(entryOf);
  const rows = filters.status ? found : found.filter(({ status }) => status !== cancelled);
  const matching = Object.keys(filters).every((name) => places.includes(name))
    ? undefined
    : experts.filter(({ id }) => rows.some(({ expertId }) => sameId(expertId, id)));
  const go = ({ day: to, by: as = by, expert }: Step) => {
    const isOther = to !== undefined || as !== by;
    const days = isOther && filtersFor(to ?? day, as === 'week' && !narrow);
    const filtered = { ...filters, ...days, ...(expert && filters.expertId && { expertId: expert }) };
    change({ filters: filtered }, { by: as, ...(expert && { expert }) });
  };
  return {
    day,
    by,
    experts,
    expert: named(experts, [filters.expertId, params.get('expert')]) ?? usual(experts, userId(), matching),
    rows,
    /** The experts with appointments that match the other filters; undefined where there are none of these. */
    matching: waiting || !query.data ? undefined : matching,
    week: whole.data?.data.flatMap(entryOf),
    reading: query.isFetching,
    waiting,
    error: query.isError && !query.data ? query.error : undefined,
    readAgain: () => void query.refetch(),
    go,
  };
}

/** The first of those who are named. */
function named(experts: readonly ExpertLoad[], ids: readonly unknown[]): ExpertLoad | undefined {
  return ids.flatMap((id) => experts.find((expert) => sameId(expert.id, id)) ?? [])[0];
}

/** The signed-in expert, or the first of all; in a search one who has matches. */
function usual(
  experts: readonly ExpertLoad[],
  userId: unknown,
  matching: readonly ExpertLoad[] = [],
): ExpertLoad | undefined {
  const first = named(experts, [userId]) ?? experts[0];
  return matching.find((expert) => expert === first) ?? matching[0] ?? first;
}

function entryOf(row: Row): Entry[] {
  const [userId, expertId] = [parseId(row.userId), parseId(row.expertId)];
  if (userId === undefined || expertId === undefined) return [];
  return [
    {
      ...{ id: row.id, userId, expertId, userName: textOr(row.userName), expertName: textOr(row.expertName) },
      provinceId: numberOr(row.provinceId),
      ...{ start: formatTime(textOr(row.start)), minutes: numberOr(row.minutes, 60) },
      ...{ status: numberOr(row.status), way: numberOr(row.way), row },
    },
  ];
}
