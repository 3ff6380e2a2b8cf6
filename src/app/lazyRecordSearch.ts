import { createLoader } from '../lib/loader';
import type { RecordSearch } from '../shell/features/palette/RecordSearchContext';
import type { MenuNode } from '../shell/model/menu/menuTree';
import type { Runtime } from './createRuntime';

const recordSearch = createLoader(() => import('./recordSearch'));

/** The search for records, whose code comes with the first search; without it the search is a partial one. */
export function lazyRecordSearch(runtime: Runtime, tree: readonly MenuNode[]): RecordSearch {
  const fetch = async () => (await recordSearch.fetch()).createRecordSearch(runtime, tree);
  return {
    pageTasks: async () => {
      try {
        return await (await fetch()).pageTasks();
      } catch {
        return [];
      }
    },
    async search(...asked) {
      try {
        return await (await fetch()).search(...asked);
      } catch {
        return 'partial';
      }
    },
  };
}
