import { type GetListResponse, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useFreshWhenShown } from '../ui/pane/useFreshWhenShown';
import type { Resource } from './defineResource';
import type { Row } from './resourceSpec';
import { providerOf } from './services';

type ListParams = NonNullable<Parameters<typeof useList<Row>>[0]>;

/** Which rows are asked for, and when. */
interface RowsParams extends Pick<ListParams, 'pagination' | 'filters' | 'sorters'> {
  readonly enabled?: boolean;
  /** Milliseconds. */
  readonly staleTime?: number;
  readonly refetchOnMount?: 'always';
  /** A panel in the place of the rows says what failed: a message would say it once more. */
  readonly hasPanel: boolean;
}

/**
 * Rows of a resource through Refine's `useList`; while others are read, those before stay. A failed reading is said by a
 * message only where rows are on screen, or where no panel says it.
 */
export function useRowsQuery(
  { name, endpoints }: Pick<Resource, 'name' | 'endpoints'>,
  { pagination, filters, sorters, hasPanel, ...queryOptions }: RowsParams,
) {
  const hasRows = useRef(false);
  const meta = useMemo(() => (hasPanel ? { saysFailure: () => !hasRows.current } : {}), [hasPanel]);
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
 * A function of its own for each page of rows. The query keeps what was selected last by the function that did it, also in a
 * drawing that React threw away: with one function for all pages, whoever left for another page and came back before that
 * was drawn would look at the rows of the other one.
 */
function useOwnSelect(asked: Pick<RowsParams, 'pagination' | 'filters' | 'sorters'>) {
  const key = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function for another key
  return useMemo(() => (page: GetListResponse<Row>) => page, [key]);
}
