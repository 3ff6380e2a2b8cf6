import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRecord } from '@/src/lib/record';
import type { Resource } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { providerOf } from '../services';
import { useSaysFailure } from '../useSaysFailure';
import { crudFilters, type ListState } from './listAddress';

/** Rows asked for where a list has no pages. */
const everything = 100_000;

/**
 * The rows of a list's page, with its counts; while the next page is read, the one before stays on screen.
 * `idle`: asks for nothing, and tells what the list on this page has read.
 */
export function useRows(state: ListState, { idle = false } = {}) {
  const { resource, scope } = useResourcePage();
  const sort = state.sort ?? resource.sort;
  const { known, meta } = useSaysFailure();
  const { query } = useList<Row>({
    resource: resource.name,
    meta,
    dataProviderName: providerOf(resource.endpoints),
    pagination: pageOf(resource, state),
    filters: crudFilters(resource.filters, state.filters, scope),
    sorters: sort ? [sort] : [],
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData, enabled: !idle },
  });
  useEffect(() => {
    known.current = query.data !== undefined && !query.isPlaceholderData;
  });
  const stat: unknown = query.data?.stat;
  return {
    rows: query.data?.data ?? [],
    /** Of the page before, while this one is read. */
    former: query.isPlaceholderData,
    total: query.data?.total ?? 0,
    counts: isRecord(stat) ? stat : {},
    reading: query.isFetching,
    firstReading: query.isPending,
    error: query.isError ? query.error : undefined,
    readAgain: query.refetch,
  };
}

/** The page of a list as the data providers take it; one with everything where the list has no pages. */
export function pageOf({ paged = true }: Resource, { page, size }: ListState) {
  return paged ? { currentPage: page, pageSize: size } : { currentPage: 1, pageSize: everything };
}
