import { WarningFilled } from '@ant-design/icons';
import { Link } from 'react-router';
import { subjectName } from '@/src/gaokao/subjects';
import { formatTime } from '@/src/lib/dates';
import { formatNumber } from '@/src/lib/formatNumber';
import { isYes, numberOr, textOr, textsOf } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { useRecordAddress } from '../recordLink';
import styles from './client.module.css';

/** The client, with a warning where another one of the institution is probably the same. */
export function NameCell({ value, record, place }: CellProps<string>) {
  if (!value) return emptyText;
  const hasTwin = !['', '0'].includes(textOr(record.twinId));
  return (
    <span className={styles.name}>
      {value}
      {place === 'list' && hasTwin && (
        <span title="与另一位客户的手机号或姓名和学校相同，可能重复">
          <WarningFilled className={styles.twin ?? ''} aria-label="疑似重复" />
        </span>
      )}
    </span>
  );
}

/** The time of the next follow-up; red once it is past. */
export function NextTimeCell({ value, record, place }: CellProps<string>) {
  if (!value) return emptyText;
  return (
    <>
      {formatTime(value).slice(place === 'list' ? 5 : 0, 16)}{' '}
      {isYes(record.overdue) ? (
        <StateTag tone="danger">已逾期</StateTag>
      ) : (
        isYes(record.today) && <StateTag tone="warning">今日</StateTag>
      )}
    </>
  );
}

/** The time and content of the last follow-up. */
export function LastFollowCell({ value, record, place }: CellProps<string>) {
  if (!value) return emptyText;
  const content = textOr(record.lastContent);
  if (place === 'show')
    return (
      <>
        {formatTime(value).slice(0, 16)} {content}
      </>
    );
  return (
    <span title={content}>
      {formatTime(value).slice(5, 16)} {isYes(record.stale) && <StateTag tone="info">7 天未跟进</StateTag>}
    </span>
  );
}

/** The chosen subjects by their names. */
export function SubjectsCell({ value }: CellProps<readonly string[]>) {
  return <>{textsOf(value).map(subjectName).join('、') || emptyText}</>;
}

/** A total with its rank, where there is one. */
export function ScoreCell({ value, record }: CellProps<number>) {
  const rank = numberOr(record.rank, 0);
  if (value == null) return emptyText;
  return (
    <>
      {value} {rank > 0 && <small className={styles.soft}>{formatNumber(rank)} 位</small>}
    </>
  );
}

/** The user whom the client has become, with a link for those who may open it. */
export function UserLink({ value, record }: CellProps<RecordId>) {
  const addressOf = useRecordAddress();
  if (!value) return <>尚未转为用户</>;
  const address = addressOf('management/user-list', value);
  const name = textOr(record.name);
  return address ? <Link to={address}>{name}</Link> : <>{name}</>;
}
