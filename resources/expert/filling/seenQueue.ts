import type { CrudFilter, CrudSort } from '@refinedev/core';
import { createPersonalStore } from '@/src/lib/personalTexts';

/** Filters and order of the list of students. */
export interface SeenQueue {
  /** The query of the list's address; empty, or with its question mark. */
  readonly search: string;
  readonly filters: readonly CrudFilter[];
  readonly sorters: readonly CrudSort[];
}

/**
 * How the list was seen last, which the workbench goes through (screen E1, Beyond). Kept in memory alone and until the
 * sign-out, since a keyword may be a name. Apart from the queue itself: the list needs no code of the workbench.
 */
export const seenQueue = createPersonalStore<SeenQueue>({
  search: '',
  filters: [],
  sorters: [{ field: 'fillEnd', order: 'asc' }],
});
