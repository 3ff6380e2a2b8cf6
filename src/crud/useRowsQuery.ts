import { type GetListResponse, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { firstLook } from '@/providers/data/records';
import { useFreshWhenShown } from '../services/useFreshWhenShown';
import type { Resource } from './defineResource';
import type { Row } from './resourceSpec';

type ListParams = NonNullable<Parameters<typeof useList<Row>>[0]>;

/** Which rows are asked for, and when. */
interface RowsParams extends Pick<ListParams, 'pagination' | 'filters' | 'sorters'> {
  readonly enabled?: boolean;
  /** Milliseconds. */
  readonly staleTime?: number;
  readonly refetchOnMount?: 'always';
  /** Whether a panel in the place of the rows shows the failure: a message would repeat it. */
  readonly hasPanel: boolean;
  /** Whether their filters are typed outside of the address: such a reading is not remembered for the next start. */
  readonly isPick?: boolean;
}

/**
 * Rows of a resource through Refine's `useList`; while others are read, the earlier ones stay. A failed reading shows a
 * message only where rows are on screen, or where no panel shows it.
 */
export function useRowsQuery(
  { name, endpoints }: Pick<Resource, 'name' | 'endpoints'>,
  { pagination, filters, sorters, hasPanel, isPick = false, ...queryOptions }: RowsParams,
) {
  const hasRows = useRef(false);
  const meta = useMemo(
    () => ({ ...(!isPick && firstLook), ...(hasPanel && { saysFailure: () => !hasRows.current }) }),
    [hasPanel, isPick],
  );
  const refetchOnMount = useFreshWhenShown();
  const select = useOwnSelect({ pagination, filters, sorters });
  const { query } = useList<Row>({
    resource: name,
    dataProviderName: providerOf(endpoints),
    meta,
    ...(pagination && { pagination }),
    ...(filters && { filters }),
    ...(sorters && { sorters }),
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData, refetchOnMount, select, ...queryOptions },
  });
  useEffect(() => {
    hasRows.current = query.data !== undefined && !query.isPlaceholderData;
  });
  return query;
}

/**
 * A function of its own for each page of rows. The query keeps the last selection by the function that made it, also in
 * a drawing that React threw away. With one function for all pages, leaving and coming back before the other page was
 * drawn would show its rows.
 */
function useOwnSelect(asked: Pick<RowsParams, 'pagination' | 'filters' | 'sorters'>) {
  const key = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function for another key
  return useMemo(() => (page: GetListResponse<Row>) => page, [key]);
}
