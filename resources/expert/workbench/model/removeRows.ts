import type { Uids } from './actions';
import { namesOf } from './rows';
import type { Workbench } from './WorkbenchContext';

/** Deletes rows and reads out which; does neither in a table that cannot be changed. */
export function removeRows(
  { table, actions, show }: Pick<Workbench, 'table' | 'actions' | 'show'>,
  uids: Uids,
): void {
  const rows = table.get().undo.present;
  const place = rows.findIndex(({ uid }) => uids.has(uid)) + 1;
  actions.remove(uids);
  if (table.get().undo.present === rows) return;
  const what = namesOf(rows, uids);
  show({ said: uids.size === 1 ? `已删除第 ${place} 志愿：${what}` : `已删除 ${what}` });
}
