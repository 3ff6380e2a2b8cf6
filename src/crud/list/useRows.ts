import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { isRecord } from '@/src/lib/record';
import type { Row } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { providerOf } from '../services';
import { crudFilters, type ListState } from './listAddress';

/** The rows of a list's page, with its counts; while the next page is read, the one before stays on screen. */
export function useRows(state: ListState) {
  const { resource } = useResourcePage();
  const sort = state.sort ?? resource.sort;
  const { query } = useList<Row>({
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    pagination: { currentPage: state.page, pageSize: state.size },
    filters: crudFilters(resource.filters, state.filters),
    sorters: sort ? [sort] : [],
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  });
  const stat: unknown = query.data?.stat;
  return {
    rows: query.data?.data ?? [],
    total: query.data?.total ?? 0,
    counts: isRecord(stat) ? stat : {},
    reading: query.isFetching,
    firstReading: query.isPending,
    error: query.isError ? query.error : undefined,
    readAgain: query.refetch,
  };
}
