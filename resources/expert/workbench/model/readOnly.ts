import type { BatchConfig } from '@/src/gaokao/batch';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { sameId } from '@/src/lib/recordId';

/** The reason of a table whose batch has had another mode since (Q4). */
export const formerModeText = '该批次填报模式已调整，请新建方案重新填报';

/**
 * Why a table cannot be changed; undefined where it can (E3, states). One of a former mode is not a draft again by
 * 重新填报: where `batch` is given, its mode is compared.
 */
export function readOnlyReason(
  { status, mode }: Pick<VolunteerTable, 'status'> & Partial<Pick<VolunteerTable, 'mode'>>,
  mayFill: boolean,
  batch?: Pick<BatchConfig, 'mode'>,
): string | undefined {
  if (!mayFill) return '只读';
  if (status === 9) return '已作废，不能修改';
  if (batch && mode !== batch.mode) return formerModeText;
  if (status === 1) return '待审核，如需修改请点击「重新填报」';
  return status === 0 ? undefined : '已定稿，如需修改请点击「重新填报」';
}

/** Whether a response about a table is newer than the open one. One from before a save of this table is not. */
export function isNews(
  found: Pick<VolunteerTable, 'id' | 'version' | 'status'>,
  known: Pick<VolunteerTable, 'id' | 'version' | 'status'>,
): boolean {
  if (!sameId(found.id, known.id)) return true;
  return found.version > known.version || (found.version === known.version && found.status !== known.status);
}
