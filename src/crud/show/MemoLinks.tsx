import { Empty } from 'antd';
import { Link } from 'react-router';
import { operationOf } from '@/providers/data/callOperation';
import { useCall } from '@/src/crud/useCall';
import { useCan } from '@/src/services/useCan';
import { Skeleton } from '@/src/ui/Skeleton';
import { formatTime } from '../../lib/dates';
import { memoStatuses } from '../../lib/memoStatuses';
import { isRecord, numberOr, textOr } from '../../lib/record';
import { useServices } from '../../services/useServices';
import { StateTag } from '../../ui/StateTag';
import { ReadError } from '../ReadError';
import type { AnyRecord } from '../resourceSpec';
import styles from './memoLinks.module.css';

const memos = 'management/memo';

/** The team's memos about a record (screen G3). `bizType` is the name of its resource. */
export default function MemoLinks({
  bizType,
  record,
}: {
  readonly bizType: string;
  readonly record: AnyRecord;
}) {
  const { endpointsOf } = useServices();
  const list = operationOf(endpointsOf(memos), memos, 'list');
  const isAllowed = useCan()(list);
  const { data, error, refetch } = useCall(
    list,
    (found) => (isRecord(found) && Array.isArray(found.list) ? found.list.filter(isRecord) : []),
    { of: [memos, 'about'], body: { bizType, bizId: record.id, page: 1, limit: 50 }, enabled: isAllowed },
  );
  if (!isAllowed) return <Empty description="没有查看备忘的权限" />;
  if (error) return <ReadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <Empty description="没有关联的备忘" />;
  return (
    <ul className={styles.about}>
      {data.map((memo) => {
        const status = memoStatuses.find(({ value }) => value === numberOr(memo.status));
        return (
          <li key={textOr(memo.id)}>
            {status && <StateTag tone={status.tone}>{status.label}</StateTag>}{' '}
            <Link to={`/${memos}/show/${textOr(memo.id)}`}>{textOr(memo.title)}</Link>{' '}
            <span className={styles.facts}>
              {textOr(memo.assigneeNames)}{' '}
              {textOr(memo.dueTime) && formatTime(textOr(memo.dueTime)).slice(0, 16)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
