import { RecordLink } from '@/src/crud/RecordLink';
import { textOr } from '@/src/lib/record';
import type { CellProps } from '@/src/ui/fields/field';
import styles from './studentCell.module.css';

/** A student with the way to her page, and her telephone as far as it is shown. */
export function StudentCell({ record }: Pick<CellProps<unknown>, 'record'>) {
  return (
    <span className={styles.student}>
      <RecordLink resource="expert/student" id={record.userId}>
        {textOr(record.userName)}
      </RecordLink>
      <span className={styles.mobile}>{textOr(record.mobile)}</span>
    </span>
  );
}
