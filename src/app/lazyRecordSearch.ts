import type { RecordSearch } from '../shell/features/palette/RecordSearchContext';
import type { MenuNode } from '../shell/model/menu/menuTree';
import type { Runtime } from './createRuntime';

/** The search for records, whose code comes with the first search; without it the search is a partial one. */
export function lazyRecordSearch(runtime: Runtime, tree: readonly MenuNode[]): RecordSearch {
  return {
    async search(...asked) {
      try {
        const { createRecordSearch } = await import('./recordSearch');
        return await createRecordSearch(runtime, tree).search(...asked);
      } catch {
        return 'partial';
      }
    },
  };
}
