import { useCallback } from 'react';
import { sameId } from '../../../lib/recordId';
import type { Row } from '../../resourceSpec';
import type { ListState } from '../listAddress';

/** Returns the number of a row by its id, running on over the pages. */
export function useRowNumbers(rows: readonly Row[], { page, size }: ListState) {
  return useCallback(
    (id: unknown) => {
      const index = rows.findIndex((row) => sameId(row.id, id));
      return (page - 1) * size + Math.max(0, index) + 1;
    },
    [rows, page, size],
  );
}
