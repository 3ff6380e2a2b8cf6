import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useResourcePage } from '../ResourceContext';
import { useStored } from './columns/useStored';
import {
  type FilterDefaults,
  filterDefaults,
  type ListState,
  readListState,
  withView,
  writeListState,
} from './listAddress';

/** The list's state out of the address, and the one way to change it. Changing filters, size or sorting starts at page one. */
export function useListState() {
  const { resource, defaultFilters } = useResourcePage();
  const defaults = useMemo(
    () => filterDefaults(resource.filters, defaultFilters),
    [resource, defaultFilters],
  );
  const [params, setParams] = useViewedParams(defaults);
  const state = useMemo(() => readListState(params, defaults), [params, defaults]);

  // The router tells of a new address only once it is drawn: a second change before that must not undo the first.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Partial<ListState>) => {
      const before = readListState(latest.current, defaults);
      latest.current = writeListState(latest.current, defaults, { ...before, page: 1, ...changes });
      setParams(latest.current, { replace: true, preventScrollReset: true });
    },
    [setParams, defaults],
  );

  /** Whether the address names filters; those that the page begins with do not count. */
  const filtered = Object.entries(defaults).some(([name, begun]) => (params.get(name) ?? begun) !== begun);
  return { state, filtered, change };
}

/** The address's query; where the list is opened with none, that of the user's default view, which then goes into the address. */
function useViewedParams(defaults: FilterDefaults) {
  const [params, setParams] = useSearchParams();
  const [columnSettings] = useStored('look');
  const [views] = useStored('views');
  const [opening, setOpening] = useState(() => {
    const query = params.size === 0 ? views.get(columnSettings.get('view') ?? '') : null;
    return query && withView(params, defaults, query).toString();
  });
  const waits = Boolean(opening) && params.size === 0;
  if (opening && !waits) setOpening(null);
  const viewed = useMemo(
    () => (waits ? new URLSearchParams(opening ?? '') : params),
    [waits, opening, params],
  );
  useEffect(() => {
    if (waits) setParams(viewed, { replace: true });
  }, [waits, viewed, setParams]);
  return [viewed, setParams] as const;
}
