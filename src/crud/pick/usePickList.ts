import { useState } from 'react';
import { usualPageSize } from '../../ui/layout/paging';
import type { Resource } from '../defineResource';
import { crudFilters, type ListState } from '../list/listAddress';
import type { Row } from '../resourceSpec';
import { useRowsQuery } from '../useRowsQuery';

const start: ListState = { page: 1, size: usualPageSize, sort: undefined, filters: {} };

/** A list with a state of its own, outside of the address; read afresh each time it is opened. */
export function usePickList(resource: Resource, scope?: Readonly<Record<string, string>>) {
  const [state, setState] = useState(start);
  const sort = state.sort ?? resource.sort;
  const query = useRowsQuery(resource, {
    pagination: { currentPage: state.page, pageSize: state.size },
    filters: crudFilters(resource.filters, state.filters, scope),
    sorters: sort ? [sort] : [],
    refetchOnMount: 'always',
    hasPanel: true,
    isPick: true,
  });
  return {
    resource,
    state,
    /** Changing filters, size or sorting starts at page one. */
    change: (changes: Partial<ListState>) => setState((before) => ({ ...before, page: 1, ...changes })),
    rows: query.data?.data ?? none,
    total: query.data?.total ?? 0,
    reading: query.isFetching,
    firstReading: query.isPending,
    error: query.isError ? query.error : undefined,
    readAgain: query.refetch,
  };
}

const none: readonly Row[] = [];
