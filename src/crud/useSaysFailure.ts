import { useMemo, useRef } from 'react';

/**
 * For a list's query: as long as `known` is false there is a panel in the place of the rows, which says what failed; a
 * message would say it once more. `known` is to be true while there are rows, and not those of the query before.
 */
export function useSaysFailure() {
  const known = useRef(false);
  const meta = useMemo(() => ({ saysFailure: () => !known.current }), []);
  return { known, meta };
}
