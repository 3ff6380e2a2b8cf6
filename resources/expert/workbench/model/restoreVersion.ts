import type { ApiResponse } from '@/providers/http/request';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { isRecord, numberOr } from '@/src/lib/record';
import { readConflict } from './autosave';
import type { Rows } from './rows';
import { contentOf, type TableModel } from './table';

/** How a version is restored on top of the one on screen, and how the table is read after that. */
export interface RestoreCalls {
  /** Resolves with the whole answer, 44444 included, and rejects as all calls do. */
  restore(version: number, baseVersion: number): Promise<ApiResponse>;
  read(): Promise<VolunteerTable | undefined>;
}

/**
 * 恢复历史: restores a version on the server, and shows its rows as a step that can be undone. The next save builds
 * on the restored version even if the table could not be read after it. What somebody else has saved meanwhile is a
 * conflict, as at a save. Rejects where the restore is refused.
 */
export async function restoreVersion(
  { table }: { readonly table: TableModel },
  { restore, read }: RestoreCalls,
  version: number,
  items: Rows,
): Promise<void> {
  const { code, msg, data } = await restore(version, table.get().meta.version).catch((error: unknown) => {
    refused(table, error);
    throw error;
  });
  const answer = isRecord(data) ? data : {};
  if (code === 44444) {
    const conflict = readConflict(answer);
    if (!conflict) throw new Error(msg);
    table.saving({ type: 'conflict', conflict });
    return;
  }
  const now = numberOr(answer.version);
  const stored = await read().catch(() => undefined);
  const { items: rows, ...meta } = stored ?? { items, version: now };
  table.accept({ ...meta, version: Math.max(now, meta.version) }, rows, `恢复版本 ${version}`);
  table.saving({ type: 'settled', savedAt: table.get().meta.savedAt });
}

/** Has the table looked at again, as after a refused save: see `watchRefusals`. Nothing of it is unsaved. */
function refused(table: TableModel, error: unknown): void {
  const { saving } = table.get();
  if (saving.phase !== 'clean') return;
  table.saving({ type: 'sent', content: contentOf(table.get()) });
  table.saving({ type: 'refused', message: error instanceof Error ? error.message : '' });
  table.saving({ type: 'settled' });
}
