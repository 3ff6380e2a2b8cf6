import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import type { Rows } from './rows';
import type { OpenTable } from './workbenchStore';

/** How a version is restored: the server's new version, and the table as it is read after that. */
export interface RestoreCalls {
  restore(version: number): Promise<number>;
  read(): Promise<VolunteerTable | undefined>;
}

/**
 * 恢复历史: restores a version on the server, and shows its rows as a step that can be undone. The next save builds
 * on the restored version even if the table could not be read after it. Rejects where the restore is refused.
 */
export async function restoreVersion(
  { table }: Pick<OpenTable, 'table'>,
  { restore, read }: RestoreCalls,
  version: number,
  items: Rows,
): Promise<void> {
  const now = await restore(version);
  const stored = await read().catch(() => undefined);
  const { items: rows, ...meta } = stored ?? { items, version: now };
  table.accept({ ...meta, version: Math.max(now, meta.version) }, rows, `恢复版本 ${version}`);
  table.saving({ type: 'settled', savedAt: table.get().meta.savedAt });
}
