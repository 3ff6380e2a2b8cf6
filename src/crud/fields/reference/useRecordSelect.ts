import { useSelect } from '@refinedev/antd';
import { type BaseRecord, type CrudFilter, useKeys } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { useServices } from '../../../services/useServices';
import { queryProps } from '../../../ui/fields/queryProps';

/** The first choices; typing finds the others. */
const firstPage = { currentPage: 1, pageSize: 50, mode: 'server' } as const;
const none: readonly CrudFilter[] = [];

interface Options {
  readonly resource: string;
  /** Name of the filter that the typed text goes to; `keyword` where absent. */
  readonly searchBy?: string;
  /** Filters of every reading. */
  readonly filters?: readonly CrudFilter[];
}

/**
 * Records of another resource to choose from, by `useSelect` of Refine: the server searches what is typed. Decision 17
 * says why the key in the cache is written here, and why the options are made of `records`.
 */
export function useRecordSelect({ resource, searchBy = 'keyword', filters = none }: Options) {
  const { endpointsOf } = useServices();
  const { keys } = useKeys();
  const [search, setSearch] = useState(none);
  const dataProviderName = providerOf(endpointsOf(resource));
  const params = { filters: [...filters, ...search], pagination: firstPage };
  const { selectProps, query } = useSelect<BaseRecord>({
    resource,
    dataProviderName,
    pagination: firstPage,
    filters: [...filters],
    errorNotification: false,
    onSearch: (typed) => {
      const text = typed.trim();
      const wanted: CrudFilter[] = text ? [{ field: searchBy, operator: 'contains', value: text }] : [];
      setSearch(wanted);
      return wanted;
    },
    queryOptions: {
      queryKey: keys().data(dataProviderName).resource(resource).action('list').params(params).get(),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    // It would have the list's options otherwise, and with them the list's key.
    defaultValueQueryOptions: { enabled: false },
  });
  const { onSearch } = selectProps;
  return {
    records: query.data?.data ?? [],
    /** Properties of the select that shows them. */
    searching: {
      showSearch: true,
      filterOption: false,
      ...queryProps(query),
      ...(onSearch && { onSearch }),
    },
  };
}
