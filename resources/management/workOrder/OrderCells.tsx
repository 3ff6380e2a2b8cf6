import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { formatTime } from '@/src/lib/dates';
import { isYes, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { clockTime, onTick } from '@/src/ui/display/clock';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { useRecordAddress } from '../recordLink';
import { statusOf, timeLeft } from './workOrder';
import styles from './workOrder.module.css';

/** The number of a work order, and that it is urgent. */
export function NumberCell({ value, record, place }: CellProps<string>) {
  const isMarked = isYes(record.urgent) && place === 'list';
  return (
    <span className={styles.number}>
      {value ?? emptyText}
      {isMarked && <StateTag tone="danger">紧急</StateTag>}
    </span>
  );
}

/** The time left of an open work order; of a finished one only its deadline. */
export function DeadlineCell({ value, record }: CellProps<string>) {
  if (!value) return <>{emptyText}</>;
  if (statusOf({ status: record.status }) > 1) return <>{formatTime(value)}</>;
  return <TimeLeft deadline={value} />;
}

/** Counts down to a deadline while it is on screen. */
export function TimeLeft({ deadline }: { readonly deadline: string }) {
  const now = useSyncExternalStore(onTick, clockTime);
  const left = timeLeft(deadline, now);
  return (
    <span className={styles.left} data-tone={left?.tone} title={formatTime(deadline)}>
      {left?.text ?? formatTime(deadline)}
    </span>
  );
}

/** The user that a work order is about; opens the page of whom the staff may read. */
export function UserCell({ record }: CellProps<RecordId>) {
  const addressOf = useRecordAddress();
  const id = isRecordId(record.userId) ? record.userId : null;
  const name = textOr(record.userName);
  if (name === '') return <>{emptyText}</>;
  const address = addressOf('management/user-list', id) ?? addressOf('expert/student', id);
  return address === undefined ? name : <Link to={address}>{name}</Link>;
}

const mostStars = 5;

/** The rating of the result. */
export function StarsCell({ value }: CellProps<number>) {
  const stars = numberOr(value);
  if (stars === 0) return <>{emptyText}</>;
  return (
    <span role="img" aria-label={`${stars} 星`} className={styles.stars}>
      {'★'.repeat(stars)}
      <span>{'★'.repeat(Math.max(0, mostStars - stars))}</span>
    </span>
  );
}
