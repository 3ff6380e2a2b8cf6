import { formatNumber } from '@/src/lib/formatNumber';
import { textOr, textsOf } from '@/src/lib/record';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { checkStatuses, outlierKinds } from './collegeData';
import styles from './collegeData.module.css';

/** Anomalies of a row, each mark with its reason. */
export function OutlierMarks({ outliers }: { outliers: unknown }) {
  const found = textsOf(outliers);
  return outlierKinds
    .filter(({ value }) => found.includes(value))
    .map(({ value, label, text }) => (
      <span key={value} title={text}>
        <StateTag tone="danger">{label}</StateTag>
      </span>
    ));
}

/** A rank, with what is odd about it. */
export function RankCell({ value, record }: CellProps<number>) {
  return (
    <span className={styles.rank}>
      <OutlierMarks outliers={record.outliers} />
      {value == null ? emptyText : formatNumber(value)}
    </span>
  );
}

/** Whether somebody has looked at it; why it is doubted. */
export function CheckCell({ value, record }: CellProps<number>) {
  const status = checkStatuses.find((one) => String(one.value) === String(value));
  if (!status) return emptyText;
  const tag = <StateTag tone={status.tone}>{status.label}</StateTag>;
  const remark = textOr(record.checkRemark);
  if (remark === '') return tag;
  return <span title={remark}>{tag}</span>;
}
