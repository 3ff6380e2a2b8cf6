import type { RecordId } from '../../lib/recordId';
import { fromList, recordPath } from '../useOpenRecord';

/**
 * Where the page of a record that was saved is: over its list with the query that the list has now. Closing it goes back where
 * the list was looked at, and to the list where another tab was: «back» would lead away to that one.
 */
export function savedRecord(basePath: string, id: RecordId, search: string, isShown: boolean) {
  const to = { pathname: recordPath(basePath, 'show', id), search };
  return { to, state: isShown ? fromList : undefined };
}
