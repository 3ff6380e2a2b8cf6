import { Alert, Button, Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import type { Problem } from '@/src/gaokao/checks/problem';
import { validateTable } from '@/src/gaokao/validateTable';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { ProblemList, problemKey } from '../detail/ProblemList';
import type { Volunteer } from '../detail/useVolunteer';
import { checkedKeys, keepCheckedKey } from '../tools/checkedRows';
import { FinalReading } from './FinalReading';
import styles from './final.module.css';

interface Props {
  readonly volunteer: Volunteer;
  readonly onDone: () => void;
}

/** Holders may go on without having read every row. */
const skipPermission = 'expert:volunteer:skipReading';

/** Step 1: errors are fixed elsewhere, every warning is known, every row has been read against the province's form (E7). */
export function CheckStep({ volunteer, onDone }: Props) {
  const { table, batch, student, remarks } = volunteer;
  const { userId } = useServices();
  const can = useCan();
  const confirm = useConfirm();
  const problems = useMemo(() => validateTable(table, batch, student), [table, batch, student]);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  // Kept with 逐条核对 of the workbench: rows that were confirmed as they are need not be read again.
  const [read, setRead] = useState(() => checkedKeys(userId(), table));
  const [skips, setSkips] = useState(false);
  const errors = problems.filter(({ level }) => level === 'error').length;
  const warnings = problems.filter(({ level }) => level === 'warn');
  const unknown = warnings.filter((problem) => !known.has(problemKey(problem))).length;
  const unread = skips ? 0 : table.items.length - read.size;
  const open = remarks.filter(({ done }) => done === 0).length;
  const next = async () => {
    if (open > 0 && !(await confirm({ text: `还有 ${open} 条审阅意见未处理，仍要继续？` }))) return;
    onDone();
  };
  return (
    <>
      <ProblemList
        problems={problems}
        extra={(problem) => <Known problem={problem} known={known} onChange={setKnown} />}
      />
      {warnings.length > 1 && (
        <Button
          size="small"
          className={styles.gap ?? ''}
          onClick={() => setKnown(new Set(warnings.map(problemKey)))}
        >
          全部已知悉
        </Button>
      )}
      {errors > 0 && (
        <Alert
          type="error"
          showIcon
          message={`存在 ${errors} 项错误，请返回修改`}
          className={styles.gap ?? ''}
        />
      )}
      <h3 className={styles.gap}>逐条核对</h3>
      {can(skipPermission) && (
        <Checkbox checked={skips} onChange={({ target }) => setSkips(target.checked)}>
          本次跳过逐条核对
        </Checkbox>
      )}
      {!skips && (
        <FinalReading
          volunteer={volunteer}
          read={read}
          onTick={(key, isRead) => setRead(keepCheckedKey(userId(), table, key, isRead))}
        />
      )}
      <div className={styles.foot}>
        <span role="status">{waitingText(errors, unknown, unread)}</span>
        <Button type="primary" disabled={errors > 0 || unknown > 0 || unread > 0} onClick={() => void next()}>
          下一步
        </Button>
      </div>
    </>
  );
}

function waitingText(errors: number, unknown: number, unread: number): string {
  if (errors > 0) return `存在 ${errors} 项错误，请返回修改`;
  const parts = [unknown > 0 && `${unknown} 项警告待知悉`, unread > 0 && `${unread} 个志愿待核对`];
  return parts.filter(Boolean).join('，') || '可以继续';
}

interface KnownProps {
  readonly problem: Problem;
  readonly known: ReadonlySet<string>;
  readonly onChange: (known: ReadonlySet<string>) => void;
}

/** A warning is ticked as known; errors and hints are not. */
function Known({ problem, known, onChange }: KnownProps) {
  if (problem.level !== 'warn') return null;
  const key = problemKey(problem);
  return (
    <Checkbox
      checked={known.has(key)}
      aria-label={`已知悉：${problem.text}`}
      onChange={({ target }) => onChange(toggled(known, key, target.checked))}
    >
      已知悉
    </Checkbox>
  );
}

/** The set with the key or without it. */
function toggled(set: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}
