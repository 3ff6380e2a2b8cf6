import { readOnlyReason } from './readOnly';
import type { OpenTable } from './workbenchStore';

/**
 * 以我的为准: saves the rows on screen over another person's. Only the rows: their name or 主方案 stays. Resolves to
 * whether nothing is left to save.
 */
export async function keepMine({ table, autosave }: Pick<OpenTable, 'table' | 'autosave'>): Promise<boolean> {
  const { conflict } = table.get().saving;
  if (!conflict) return false;
  const { items: _theirs, ...meta } = conflict.table;
  const { version, savedAt, savedBy } = conflict;
  table.accept({ ...meta, version, savedAt, savedBy });
  table.saving({ type: 'mine', at: Date.now() });
  return autosave.flush('manual');
}

/** 用对方版本: puts the other person's rows in the place of those on screen, as a step that can be undone. */
export function takeTheirs(table: OpenTable['table']): void {
  const { conflict } = table.get().saving;
  if (!conflict) return;
  const { items, ...meta } = conflict.table;
  const { version, savedAt, savedBy } = conflict;
  table.accept({ ...meta, version, savedAt, savedBy }, items, `采用 ${savedBy} 的版本`);
  table.saving({ type: 'settled', savedAt });
  table.lock(readOnlyReason(meta, true));
}
