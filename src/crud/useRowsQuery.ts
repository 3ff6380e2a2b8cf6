import { useList } from '@refinedev/core';
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
  const { query } = useList<Row>({
    resource: name,
    dataProviderName: providerOf(endpoints),
    meta,
    ...(pagination && { pagination }),
    ...(filters && { filters }),
    ...(sorters && { sorters }),
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData, refetchOnMount, ...queryOptions },
  });
  useEffect(() => {
    hasRows.current = query.data !== undefined && !query.isPlaceholderData;
  });
  return query;
}
