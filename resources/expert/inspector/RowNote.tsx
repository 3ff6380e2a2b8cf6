import { Input } from 'antd';
import { useRef, useState } from 'react';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import styles from './inspector.module.css';

/**
 * The note of a row: each letter is in the table at once, and no way of leaving loses it. What is typed until the
 * field is left is one step.
 */
export function RowNote({ row }: { row: ChoiceRow }) {
  const { actions } = useWorkbench();
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const [typed, setTyped] = useState(row.note);
  const [before, setBefore] = useState(row.note);
  const goesOn = useRef(false);
  // A step back brings the former note.
  if (before !== row.note) {
    setBefore(row.note);
    setTyped(row.note);
  }
  function type(note: string): void {
    setTyped(note);
    if (note === row.note) return;
    actions.setNote(row.uid, note, goesOn.current);
    goesOn.current = true;
  }
  return (
    <div className={styles.note}>
      <span>备注</span>
      <Input.TextArea
        aria-label="备注"
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={200}
        disabled={!canEdit}
        placeholder="写给自己和同事，不会打印"
        value={typed}
        // Letters that an input method still composes are no text yet.
        onChange={({ target, nativeEvent }) =>
          nativeEvent instanceof InputEvent && nativeEvent.isComposing
            ? setTyped(target.value)
            : type(target.value)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
        onBlur={({ target }) => {
          type(target.value);
          goesOn.current = false;
        }}
      />
    </div>
  );
}
