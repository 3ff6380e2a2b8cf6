import { titleOf } from '@/src/crud/defineResource';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useOperation } from '@/src/crud/useOperation';
import { codeLike } from '@/src/lib/codes';
import { isYes } from '@/src/lib/record';
import type { CellProps } from '@/src/ui/fields/field';
import styles from './memo.module.css';

/** 完成 as a box: ticked it is done, unticked it is open again. Words for those who may not change it. */
export function DoneCell({ value, record, place }: CellProps<0 | 1>) {
  const { resource } = useResourcePage();
  const isDone = isYes(value);
  const { run, running, allowed, needs } = useOperation('done', isDone ? '已重新打开' : '已完成');
  if (!allowed || place === 'show') return isDone ? '已完成' : '未完成';
  const change = () => {
    if (!running) run({ id: record.id, done: codeLike(value, isDone ? 0 : 1) }).catch(() => undefined); // shown already
  };
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`完成：${titleOf(resource, record)}`}
        aria-busy={running}
        data-needs={needs}
        checked={isDone}
        onChange={change}
      />
    </label>
  );
}
