import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { personalTexts } from '../../lib/personalTexts';
import { useServices } from '../../services/useServices';
import { useResourcePage } from '../ResourceContext';
import { useStored } from './columns/useStored';
import {
  type FilterDefaults,
  filterDefaults,
  type ListState,
  personalNames,
  readListState,
  sortsOf,
  withView,
  writeListState,
} from './listAddress';

type Address = ReturnType<typeof useSearchParams>;

/** The state of the list from its address, and the only function that changes it. */
export function useListState() {
  return useStateOf(useSearchParams(), useDefaults(), useSorts());
}

/** The same for the page that draws the list: opened without a query, it applies the user's default view. */
export function useListPageState() {
  const defaults = useDefaults();
  const sorts = useSorts();
  return useStateOf(useViewedParams(defaults, sorts), defaults, sorts);
}

function useDefaults(): FilterDefaults {
  const { resource, defaultFilters } = useResourcePage();
  return useMemo(() => filterDefaults(resource.filters, defaultFilters), [resource, defaultFilters]);
}

function useSorts(): readonly string[] {
  const { resource } = useResourcePage();
  return useMemo(() => sortsOf(resource), [resource]);
}

function useStateOf([params, setParams]: Address, defaults: FilterDefaults, sorts: readonly string[]) {
  const texts = usePersonalTexts(params, setParams);
  const state = useMemo(
    () => readListState(texts.show(params), defaults, sorts),
    [params, defaults, sorts, texts],
  );

  // The router reports a new address only once it is drawn: a second change must not undo the first.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  /**
   * Changing filters, size or sorting starts at page one. `others` are parameters beside the list's own; an empty one is
   * removed.
   */
  const change = useCallback(
    (changes: Partial<ListState>, others: Readonly<Record<string, string>> = {}) => {
      const shown = texts.show(latest.current);
      const before = readListState(shown, defaults, sorts);
      const next = writeListState(shown, defaults, { ...before, page: 1, ...changes });
      for (const [name, value] of Object.entries(others)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      latest.current = texts.hide(next);
      setParams(latest.current, { replace: true, preventScrollReset: true });
    },
    [setParams, defaults, sorts, texts],
  );

  /** Whether the address names filters; the page's initial ones do not count. */
  const filtered = Object.entries(defaults).some(([name, begun]) => (params.get(name) ?? begun) !== begun);
  return { state, filtered, change };
}

/** Texts about people, which are removed from the address as soon as the page is there. */
function usePersonalTexts(params: URLSearchParams, setParams: Address[1]) {
  const { filters } = useResourcePage().resource;
  const userId = useServices().userId();
  const texts = useMemo(() => personalTexts(userId, personalNames(filters)), [userId, filters]);
  useEffect(() => {
    if (texts.isOpen(params)) setParams(texts.hide(params), { replace: true, preventScrollReset: true });
  }, [texts, params, setParams]);
  return texts;
}

/**
 * The address's query. A list opened with none gets the query of the user's default view, which then goes into the
 * address. Only once: an address that becomes empty later stays so.
 */
function useViewedParams(defaults: FilterDefaults, sorts: readonly string[]): Address {
  const [params, setParams] = useSearchParams();
  const [columnSettings] = useStored('look');
  const [views] = useStored('views');
  const [opening, setOpening] = useState(() => {
    const query = params.size === 0 ? views.get(columnSettings.get('view') ?? '') : null;
    return query && withView(params, defaults, sorts, query).toString();
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
  return [viewed, setParams];
}
