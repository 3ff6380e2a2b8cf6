import { WarningFilled } from '@ant-design/icons';
import { numberOr, textOr } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { durationText, reliabilities } from './appraisal';
import styles from './appraisal.module.css';

/** `RIA`, in letters that are read one by one. */
export function ResultCell({ value }: CellProps<string>) {
  if (!value) return emptyText;
  return <span className={styles.result}>{value}</span>;
}

/** 60/60. */
export function ProgressCell({ record }: CellProps<number>) {
  return (
    <>
      {numberOr(record.answered)}/{numberOr(record.questions)}
    </>
  );
}

/** 8 分 12 秒. */
export function DurationCell({ value }: CellProps<number>) {
  return <>{value ? durationText(value) : emptyText}</>;
}

/** Whether the answers can be believed; where they cannot, why. */
export function ReliabilityCell({ value, record, place }: CellProps<number>) {
  const found = reliabilities.find((one) => one.value === numberOr(value));
  const doubt = textOr(record.doubt);
  if (!found || numberOr(record.status) === 0 || !isRecordId(record.id)) return emptyText;
  const tag = <StateTag tone={found.tone}>{found.label}</StateTag>;
  if (doubt === '') return tag;
  if (place === 'show')
    return (
      <>
        {tag} {doubt}
      </>
    );
  return (
    <span className={styles.doubt} title={doubt}>
      {tag} <WarningFilled aria-label={`存疑原因：${doubt}`} />
    </span>
  );
}

/** 已点评 or 未点评 in the list; the comment itself on the show page. */
export function CommentCell({ value, place }: CellProps<string>) {
  if (place === 'show') return <>{value || emptyText}</>;
  return <StateTag tone={value ? 'success' : 'info'}>{value ? '已点评' : '未点评'}</StateTag>;
}
