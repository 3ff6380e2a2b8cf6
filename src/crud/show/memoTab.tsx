import { load } from '../../ui/load';
import type { AnyRecord, ShowTab } from '../resourceSpec';

const MemoLinks = load(() => import('./MemoLinks'));

/** The tab 备忘 of a record's page: the team's memos about it. `bizType` is the name of its resource. */
export function memoTab(bizType: string): ShowTab<AnyRecord> {
  return {
    key: 'memos',
    label: '备忘',
    Tab: ({ record }) => <MemoLinks bizType={bizType} record={record} />,
  };
}
