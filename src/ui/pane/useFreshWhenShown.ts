import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds for which what a page has read is good enough while its tab is looked away from. */
const freshTime = 60_000;

/** The state of a query's last reading. */
interface Read {
  readonly state: { readonly isInvalidated: boolean; readonly dataUpdatedAt: number };
}

/**
 * For `refetchOnMount` of a query: a page that is hidden and shown again within a minute asks for nothing, unless what it
 * has read was marked as out of date since. A page that opens follows the query client.
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
