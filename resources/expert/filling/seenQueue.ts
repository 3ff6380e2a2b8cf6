import type { CrudFilter, CrudSort } from '@refinedev/core';
import { createStore } from '@/src/lib/store';

/** Filters and order of the list of students. */
export interface SeenQueue {
  readonly filters: readonly CrudFilter[];
  readonly sorters: readonly CrudSort[];
}

/**
 * How the list was seen last, which the workbench goes through (screen E1, Beyond). Kept in memory alone, since a keyword
 * may be a name. Apart from the queue itself: the list needs no code of the workbench.
 */
export const seenQueue = createStore<SeenQueue>({
  filters: [],
  sorters: [{ field: 'fillEnd', order: 'asc' }],
});
