import { load } from '../../ui/load';
import type { AnyRecord, ShowTab } from '../resourceSpec';

/** The tab 操作记录, the last of a show page: the changes of the record, by whom and when (screens, section 1.5). */
export const auditTab: ShowTab<AnyRecord> = {
  key: 'audit',
  label: '操作记录',
  Tab: load(() => import('./AuditTab')),
};
