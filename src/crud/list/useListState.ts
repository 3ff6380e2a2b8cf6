import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useResourcePage } from '../ResourceContext';
import { type ListState, readListState, writeListState } from './listAddress';

/** The list's state out of the address, and the one way to change it. Changing filters, size or sorting starts at page one. */
export function useListState() {
  const { resource, defaultFilters } = useResourcePage();
  const [params, setParams] = useSearchParams();
  const names = useMemo(() => resource.filters.map((field) => field.name), [resource]);
  const read = useMemo(() => readListState(params, names), [params, names]);
  const state = useMemo(
    () => ({ ...read, filters: { ...defaultFilters, ...read.filters } }),
    [read, defaultFilters],
  );

  const change = useCallback(
    (changes: Partial<ListState>) => {
      setParams(
        (before) => writeListState(before, names, { ...readListState(before, names), page: 1, ...changes }),
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams, names],
  );

  /** Whether the address names filters; those that the page begins with do not count. */
  const filtered = Object.keys(read.filters).length > 0;
  return { state, filtered, change };
}
