import { useEffect, useState } from 'react';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import type { Resource } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useRowsQuery } from '../useRowsQuery';
import { crudFilters, type ListState } from './listAddress';
import { goneAmong } from './rows/useSelection';

/** Rows asked for where a list has no pages. */
const everything = 100_000;

/**
 * The rows of a list's page, with its counts. While the next page is read, the earlier one stays on screen. `idle`:
 * makes no call, and returns what the list on this page has read.
 */
export function useRows(state: ListState, { idle = false } = {}) {
  const { resource, scope } = useResourcePage();
  const sort = state.sort ?? resource.sort;
  const query = useRowsQuery(resource, {
    pagination: pageOf(resource, state),
    filters: crudFilters(resource.filters, state.filters, scope),
    sorters: sort ? [sort] : [],
    enabled: !idle,
    hasPanel: true,
  });
  const stat: unknown = query.data?.stat;
  const rows = query.data?.data ?? [];
  return {
    rows,
    withLatest: useLatestRows(rows, state, placeOf(resource, state, query.data?.total ?? 0)),
    /** Whether the rows are those of the page before, while this one is read. */
    former: query.isPlaceholderData,
    total: query.data?.total ?? 0,
    counts: isRecord(stat) ? stat : {},
    /** The server's sums over all pages, by member; or one figure, for the only summed field. */
    sum: query.data?.sum as unknown,
    reading: query.isFetching,
    firstReading: query.isPending,
    error: query.isError ? query.error : undefined,
    readAgain: query.refetch,
  };
}

/**
 * Calls back with the rows as they were read last, drawn or not. `gone` are those of the drawing that made the function
 * that have left the list. Never does where the list has gone on meanwhile.
 */
export type WithLatestRows = (then: Then) => void;

type Then = (rows: readonly Row[], gone: readonly RecordId[]) => void;

function useLatestRows(
  rows: readonly Row[],
  state: ListState,
  place: Parameters<typeof goneAmong>[2],
): WithLatestRows {
  const [asked, ask] = useState<{
    readonly then: Then;
    readonly state: ListState;
    readonly before: readonly Row[];
  }>();
  useEffect(() => {
    if (!asked) return;
    ask(undefined);
    if (asked.state === state) asked.then(rows, goneAmong(asked.before, rows, place));
  }, [asked, rows, state, place]);
  return (then) => ask({ then, state, before: rows });
}

/** The place of a page among the others of its list. */
function placeOf({ paged = true }: Resource, { page, size }: ListState, total: number) {
  return { isFirst: !paged || page === 1, isLast: !paged || page * size >= total };
}

/** Goes to the last page where the present one no longer exists, as after its last rows were deleted. */
export function useLastPage(
  { total, reading, firstReading, error }: ReturnType<typeof useRows>,
  { page, size }: ListState,
  change: (changes: Partial<ListState>) => void,
) {
  const { paged = true } = useResourcePage().resource;
  const last = paged ? Math.max(1, Math.ceil(total / size)) : 1;
  // A server may answer with the rows of its last page instead of none.
  const isBeyond = !reading && !firstReading && error === undefined && page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last });
  }, [isBeyond, last, change]);
}

/** The page of a list as the data providers take it. One page with everything where the list has no pages. */
export function pageOf({ paged = true }: Resource, { page, size }: Pick<ListState, 'page' | 'size'>) {
  return paged ? { currentPage: page, pageSize: size } : { currentPage: 1, pageSize: everything };
}
