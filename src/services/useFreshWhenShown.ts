import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds for which a page's data counts as fresh while its tab is in the background. */
const freshTime = 60_000;

/** The state of a query's last reading. */
interface Read {
  readonly state: { readonly isInvalidated: boolean; readonly dataUpdatedAt: number };
}

/**
 * For `refetchOnMount` of a query. A page shown again within a minute makes no call, unless its data was marked as out
 * of date since. A page that opens follows the query client.
 */
export function useFreshWhenShown(): (query: Read) => boolean {
  const wasHidden = useRef(false);
  useEffect(
    () => () => {
      wasHidden.current = true;
    },
    [],
  );
  return useCallback(
    ({ state: { isInvalidated, dataUpdatedAt } }) =>
      !wasHidden.current || isInvalidated || Date.now() - dataUpdatedAt > freshTime,
    [],
  );
}
