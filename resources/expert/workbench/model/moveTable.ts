import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { readOnlyReason } from './readOnly';
import { isUnsaved } from './saving';
import { contentOf, contentOfRows } from './table';
import type { OpenTable } from './workbenchStore';

/** How a table comes into another state: the call for it, and the table as it is read after that. */
export interface MoveCalls {
  move(): Promise<unknown>;
  read(): Promise<VolunteerTable | undefined>;
}

/**
 * 提交审核 and 重新填报: moves a table on the server, and shows it as it is there. Rows that somebody else saved
 * meanwhile become a step; resolves to whether there were any. With unsaved rows, or without a reading, its version
 * stays: the next save meets what others have saved. Rejects where the move is refused.
 */
export async function moveTable(
  { table }: Pick<OpenTable, 'table'>,
  { move, read }: MoveCalls,
  status: VolunteerTable['status'],
): Promise<boolean> {
  await move();
  table.accept({ status });
  // Nothing is edited until the rows are known.
  table.lock(readOnlyReason({ status }, true) ?? table.get().readOnly);
  const stored = await read().catch(() => undefined);
  const isNew = stored !== undefined && takeStored(table, stored);
  table.lock(readOnlyReason(table.get().meta, true));
  return isNew;
}

function takeStored(table: OpenTable['table'], { items, ...meta }: VolunteerTable): boolean {
  if (isUnsaved(table.get().saving)) {
    table.accept({ status: meta.status });
    return false;
  }
  const isNew = contentOfRows(items) !== contentOf(table.get());
  if (isNew) table.accept(meta, items, `采用 ${meta.savedBy} 的版本`);
  else table.accept(meta);
  table.saving({ type: 'settled', savedAt: meta.savedAt });
  return isNew;
}
