import { formatTime } from '@/src/lib/dates';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { isLateAck } from './notice';

/** The time of an institution's confirmation, and a mark if it was late. */
export function AckCell({ value, record }: CellProps<string>) {
  if (!value) return emptyText;
  const isLate = isLateAck({ ackTime: value, ackDeadline: record.ackDeadline });
  return (
    <>
      {formatTime(value)} {isLate && <StateTag tone="danger">逾期确认</StateTag>}
    </>
  );
}
