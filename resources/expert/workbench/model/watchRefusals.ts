import { refusedRow } from './refusedRow';
import { itemsOf } from './rows';
import type { TableModel, TableState } from './table';

/**
 * Calls `look` where a save was refused for no row of it. The table may be final or under review by now. Returns the
 * end of the watch.
 */
export function watchRefusals(table: TableModel, look: () => void): () => void {
  let before = table.get();
  return table.subscribe(() => {
    const [was, now] = [before, table.get()];
    before = now;
    // A save without some rows tells of them anew.
    const isNew = isRefused(now) && !isRefused(was) && now.refused === was.refused;
    if (isNew && !namesRow(now)) look();
  });
}

function isRefused({ saving: { phase, refusal } }: TableState): boolean {
  return phase === 'error' && refusal !== undefined;
}

function namesRow({ saving, undo }: TableState): boolean {
  return refusedRow(saving.refusal ?? '', itemsOf(undo.present)) !== undefined;
}
