import { useSearchParams } from 'react-router';
import { crudFilters } from '@/src/crud/list/listAddress';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { formatTime, today } from '@/src/lib/dates';
import { numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId, sameId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { type ExpertLoad, useExperts } from '../../../lookups/expert';
import { weekOf } from '../times';

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
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * The calendar's position, kept in the address, and the week's appointments; cancelled ones only if they are filtered
 * for.
 */
export function useCalendar(filters: Readonly<Record<string, string>>) {
  const { resource } = useResourcePage();
  const [params, setParams] = useSearchParams();
  const { userId } = useServices();
  const { data: experts = [], isPending } = useExperts();
  const asked = [params.get('day'), filters.dateFrom].find((day) => day && isDay(day));
  const day = asked ?? today();
  const [monday = day, , , , , , sunday = day] = weekOf(day);
  const asks = (others: Readonly<Record<string, string>>) => ({
    pagination: { currentPage: 1, pageSize: everything },
    filters: crudFilters(resource.filters, { ...others, expertId: '', dateFrom: monday, dateTo: sunday }),
    hasPanel: true,
  });
  const query = useRowsQuery(resource, asks(filters));
  // The loads of the experts are those of the whole week. Without a filter it is the same query.
  const whole = useRowsQuery(resource, asks({}));
  const rows = (query.data?.data ?? []).flatMap(entryOf);
  const go = (to: { day?: string; by?: 'week' | 'expert'; expert?: string }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(to))
          value === '' ? next.delete(name) : next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    day,
    by: params.get('by') === 'expert' ? ('expert' as const) : ('week' as const),
    experts,
    expert: chosenExpert(experts, [params.get('expert'), filters.expertId, userId()]),
    rows: filters.status ? rows : rows.filter(({ status }) => status !== cancelled),
    week: whole.data?.data.flatMap(entryOf),
    reading: query.isFetching,
    waiting: isPending || query.isPending || query.isPlaceholderData,
    error: query.isError && !query.data ? query.error : undefined,
    readAgain: () => void query.refetch(),
    go,
  };
}

/** The first of those who are named, else the first of all. */
function chosenExpert(experts: readonly ExpertLoad[], ids: readonly unknown[]): ExpertLoad | undefined {
  const found = ids.flatMap((id) => experts.find((expert) => sameId(expert.id, id)) ?? []);
  return found[0] ?? experts[0];
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
