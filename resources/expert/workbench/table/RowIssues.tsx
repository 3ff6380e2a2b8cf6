import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import type { RowProblems } from '../model/problems';
import { useTable, useWorkbench } from '../model/WorkbenchContext';
import styles from './row.module.css';

/** Drawn once for all rows. */
const icons = { error: <CloseCircleFilled aria-hidden />, warn: <WarningFilled aria-hidden /> };

interface Props {
  readonly uid: string;
  readonly problems: RowProblems;
  readonly place: number;
}

/**
 * The problems of a row and the server's refusal, as an icon with its words; leads to the check panel. Mere
 * information has no icon.
 */
export function RowIssues({ uid, problems, place }: Props) {
  const { show } = useWorkbench();
  const refusal = useTable(({ refused }) => refused.get(uid));
  const shown = problems.filter(({ level }) => level !== 'info');
  if (shown.length === 0 && refusal === undefined) return null;
  const isError = refusal !== undefined || shown.some(({ level }) => level === 'error');
  const refused = refusal === undefined ? [] : [`未能保存：${refusal}`];
  const text = [...refused, ...shown.map((problem) => problem.text)].join('\n');
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
