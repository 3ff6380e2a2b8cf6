import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { sameId } from '@/src/lib/recordId';

/** Why a table cannot be changed; undefined where it can (E3, states). */
export function readOnlyReason(
  { status }: Pick<VolunteerTable, 'status'>,
  mayFill: boolean,
): string | undefined {
  if (!mayFill) return '只读';
  if (status === 9) return '已作废，不能修改';
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
