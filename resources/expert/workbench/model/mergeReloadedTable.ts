import type { BatchConfig } from '@/src/gaokao/batch';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { isNews, readOnlyReason } from './readOnly';
import { isUnsaved } from './saving';
import type { TableModel, TableState } from './table';

/**
 * Takes over a table that was read again: it was out of sight, or its save was refused. Returns true where it must be
 * opened anew. Its name, 主方案, remarks and state (退回, 重新填报) are taken over as they are; unsaved changes stay on
 * screen. Where it is locked by now (定稿) they cannot be saved: it is opened anew, and they stay as a draft.
 * A response that is older than an edit or a save of this table is ignored. Its score and rank of the student are not:
 * their correction makes no version of the table. One of a former mode stays locked.
 */
export function mergeReloadedTable(
  table: TableModel,
  before: TableState,
  found: VolunteerTable,
  mayFill: boolean,
  batch: Pick<BatchConfig, 'mode'>,
): boolean {
  const { score, rank, category, subjects } = found;
  table.accept({ score, rank, category, subjects });
  const { meta, saving, undo } = table.get();
  if (undo !== before.undo || meta.version !== before.meta.version) return false;
  const isLocked = readOnlyReason(found, mayFill, batch) !== undefined;
  if (isUnsaved(saving) ? isLocked : isNews(found, meta)) return true;
  const { name, isMain, status, reviews } = found;
  table.accept({ name, isMain, status, ...(reviews && { reviews }) });
  if (status !== meta.status) table.lock(readOnlyReason({ status, mode: meta.mode }, mayFill, batch));
  return false;
}
