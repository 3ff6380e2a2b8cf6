import { Link } from 'react-router';
import { RecordLink } from '@/src/crud/RecordLink';
import { formatTime, momentOf } from '@/src/lib/dates';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { isRecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { CopyText } from '@/src/ui/CopyText';
import { type CellProps, defineKind, emptyText } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { provinceKind } from '../../lookups/province';
import { useRecordAddress } from '../recordLink';
import styles from './card.module.css';

/** A number in groups of four; on the card's page it can be copied, without the blanks. */
function CardNoCell({ value, place }: CellProps<string>) {
  if (!value) return emptyText;
  const shown = groupedNumber(value);
  if (place === 'list') return <span className={styles.number}>{shown}</span>;
  return <CopyText text={value} shown={shown} label="卡号" />;
}

/** The number of a card: sixteen digits, read in groups of four. */
export const cardNo = defineKind<string>({
  ...text('').kind,
  Cell: CardNoCell,
  width: 190,
  sheet: { write: groupedNumber },
});

const { Filter, FilterValue } = provinceKind();

/** The provinces in which a card is valid. A filter by one province also finds cards valid in all. */
export const goodIn = defineKind<string>({
  ...text('').kind,
  ...(Filter && { Filter }),
  ...(FilterValue && { FilterValue }),
  operator: 'eq',
});

/** The number of a batch, with the way to it. */
export function BatchNoCell({ value, record: { batchId } }: CellProps<string>) {
  const addressOf = useRecordAddress();
  if (!value) return emptyText;
  const address = addressOf('management/card-release', isRecordId(batchId) ? batchId : null);
  return address ? <Link to={address}>{value}</Link> : value;
}

/** The holder of a card, with a link to the student. */
export function HolderCell({ value, record: { userId } }: CellProps<string>) {
  if (!value) return emptyText;
  return (
    <RecordLink resource="expert/student" id={userId}>
      {value}
    </RecordLink>
  );
}

/** The ledger row of a change, with a link for those who may read the ledger. */
export function LedgerNoCell({ value }: CellProps<string>) {
  const can = useCan();
  if (!value) return emptyText;
  if (!can('finance:institution-details:list')) return value;
  return <Link to={`/finance/institution-details?tradeNo=${value}&createTime=`}>{value}</Link>;
}

const weekLength = 7 * 86_400_000;

/** The cell of an end, by day or to the second; red in its last week and after. */
export function endCell(precision: 'date' | 'second') {
  return function EndCell({ value, record }: CellProps<string>) {
    if (!value) return emptyText;
    const left = momentOf(value) - Date.now();
    const isLive = Number(record.status) < 3;
    return (
      <span data-urgent={isLive && left < weekLength} className={styles.end}>
        {formatTime(value, precision)}
      </span>
    );
  };
}
