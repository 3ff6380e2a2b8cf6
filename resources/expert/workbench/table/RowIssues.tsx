import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import type { RowProblems } from '../model/problems';
import { useWorkbench } from '../model/WorkbenchContext';
import styles from './row.module.css';

/** Drawn once for all rows. */
const icons = { error: <CloseCircleFilled aria-hidden />, warn: <WarningFilled aria-hidden /> };

/** What is wrong with a row, as an icon with its words; leads to the check panel. What is only told has none. */
export function RowIssues({ problems, place }: { problems: RowProblems; place: number }) {
  const { show } = useWorkbench();
  const shown = problems.filter(({ level }) => level !== 'info');
  if (shown.length === 0) return null;
  const isError = shown.some(({ level }) => level === 'error');
  const text = shown.map((problem) => problem.text).join('\n');
  return (
    <button
      type="button"
      className={styles.issue}
      data-level={isError ? 'error' : 'warn'}
      title={text}
      aria-label={`第 ${place} 志愿${isError ? '有错误' : '有提醒'}：${text}`}
      onClick={() => show({ panel: 'check' })}
    >
      {isError ? icons.error : icons.warn}
    </button>
  );
}
