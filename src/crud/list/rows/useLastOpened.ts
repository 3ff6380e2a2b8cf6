import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';

/** Id of the record whose page is open over the list, or was last, as in the address. Kept while the list lives. */
export function useLastOpened(): string | undefined {
  const { basePath } = useResourcePage();
  const { pathname } = useLocation();
  const id = /^\/(?:show|edit)\/([^/]+)/.exec(pathname.slice(basePath.length))?.[1];
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  return last === undefined ? undefined : decodeURIComponent(last);
}

/** Scrolls the row of the record opened last into sight, once, as soon as it is among the rows. */
export function useSight(
  list: RefObject<HTMLElement | null>,
  last: string | undefined,
  rows: readonly Row[],
) {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (last === undefined || last === seen.current || rows.length === 0) return;
    const row = list.current?.querySelector(`[data-row-key="${CSS.escape(last)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    if (row) seen.current = last;
  }, [list, last, rows]);
}
