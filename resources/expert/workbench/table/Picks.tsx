import { type KeyboardEvent, memo } from 'react';
import type { BatchConfig } from '@/src/gaokao/batch';
import { majorTitle } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { moved } from '@/src/lib/moved';
import { useReorder } from '@/src/ui/useReorder';
import { useWorkbench } from '../model/WorkbenchContext';
import cellStyles from './cells.module.css';
import styles from './picks.module.css';

interface Props {
  readonly row: ChoiceRow;
  readonly place: number;
  readonly batch: BatchConfig;
  readonly readOnly: boolean;
  /** Whether somebody is near: only then can they be dragged. */
  readonly armed: boolean;
}

/** The majors of a choice in their order: dragged, moved by arrow keys, or removed; a dialog adds more. */
export function Picks({ row, place, batch, readOnly, armed }: Props) {
  const { show } = useWorkbench();
  const { uid, picks } = row;
  const more = picks.length < batch.maxMajors ? '添加' : '调整';
  return (
    <>
      <ol className={styles.picks} aria-label={`第 ${place} 志愿的专业`}>
        {picks.map((code, index) => (
          <PickedMajor key={code} {...{ row, code, index, readOnly, armed }} />
        ))}
      </ol>
      {!readOnly && (
        <button
          type="button"
          className={styles.addPick}
          aria-label={`第 ${place} 志愿${more}专业`}
          onClick={() => show({ dialog: { kind: 'picks', uid } })}
        >
          + {more}专业
        </button>
      )}
      <span className={cellStyles.codes}>
        {picks.length}/{batch.maxMajors}
      </span>
    </>
  );
}

interface PickProps extends Pick<Props, 'row' | 'readOnly' | 'armed'> {
  readonly code: string;
  readonly index: number;
}

/** One major of a choice. Draws again for another row alone, not for another place. */
const PickedMajor = memo(function PickedMajor({ row, code, index, readOnly, armed }: PickProps) {
  const { actions, show } = useWorkbench();
  const { uid, picks } = row;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= picks.length) return;
    actions.setPicks(uid, moved(picks, from, to));
    show({ said: `已移动到第 ${to + 1} 专业` });
  };
  const remove = () =>
    actions.setPicks(
      uid,
      picks.filter((other) => other !== code),
    );
  const isMovable = armed && !readOnly;
  const { item, over } = useReorder({ list: `picks-${uid}`, index, isMovable, onMove: move });
  const major = row.unit.majors.find(({ majorCode }) => majorCode === code);
  const name = majorTitle(row.unit, code);
  function press(event: KeyboardEvent): void {
    if (readOnly) return;
    if (event.key === 'ArrowLeft') move(index, index - 1);
    else if (event.key === 'ArrowRight') move(index, index + 1);
    else if (event.key === 'Delete') remove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <li ref={item} className={styles.pick} data-over={over} data-barred={major?.chance === 0}>
      <button
        type="button"
        className={styles.pickName}
        title={`${name}${major?.chance ? `，录取机会 ${major.chance}%` : ''}${readOnly ? '' : '；拖动或按 ← → 调整顺序'}`}
        onKeyDown={press}
      >
        <i>{index + 1}</i>
        {name}
      </button>
      {!readOnly && (
        <button type="button" className={styles.pickRemove} aria-label={`移除${name}`} onClick={remove}>
          ×
        </button>
      )}
    </li>
  );
});
