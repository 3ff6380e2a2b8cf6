import { unitName } from '@/src/gaokao/unitKey';
import type { ReviewRemark } from '@/src/gaokao/volunteerTable';
import { PlainButton } from '@/src/ui/PlainButton';
import { TickRemark } from '../../detail/TickRemark';
import { openRemarks, remarkedRow, withTicked } from '../model/remarks';
import { useTable, useWorkbench } from '../model/WorkbenchContext';
import styles from './panes.module.css';

/**
 * Open remarks of reviewers: a press leads to the row, another one ticks the remark off (E5, Beyond). The note comes with the
 * table, one line high: the rows below it stay where the hand is.
 */
export function RemarksNote() {
  const remarks = openRemarks(useTable(({ meta }) => meta.reviews));
  if (remarks.length === 0) return null;
  return (
    <details className={styles.remarks}>
      <summary>{remarks.length} 条审阅意见待处理</summary>
      <ul aria-label="审阅意见">
        {remarks.map((remark) => (
          <Remark key={remark.id} remark={remark} />
        ))}
      </ul>
    </details>
  );
}

function Remark({ remark }: { remark: ReviewRemark }) {
  const { table, show } = useWorkbench();
  const id = useTable(({ meta }) => meta.id);
  const status = useTable(({ meta }) => meta.status);
  const rows = useTable(({ undo }) => undo.present);
  const uid = remarkedRow(rows, remark);
  const place = rows.findIndex((row) => row.uid === uid);
  const row = rows[place];
  const ticked = () => table.accept({ reviews: withTicked(table.get().meta.reviews, remark.key) });
  return (
    <li>
      {row ? (
        <PlainButton
          look="link"
          small
          onClick={() => show({ goTo: { uid: row.uid, flash: true } })}
        >{`第 ${place + 1} 志愿 ${unitName(row.unit)}`}</PlainButton>
      ) : (
        (remark.key === null && '整张志愿表') || '已删除的志愿'
      )}
      ：{remark.content}（{remark.createBy}）{' '}
      <TickRemark table={{ id, status }} remark={remark} onTicked={ticked} />
    </li>
  );
}
