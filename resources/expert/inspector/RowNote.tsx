import { Input } from 'antd';
import { useState } from 'react';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import styles from './inspector.module.css';

/** The note of a row: one step of the table, once the field is left. */
export function RowNote({ row }: { row: ChoiceRow }) {
  const { actions } = useWorkbench();
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const [typed, setTyped] = useState(row.note);
  const [before, setBefore] = useState(row.note);
  // A step back brings the former note.
  if (before !== row.note) {
    setBefore(row.note);
    setTyped(row.note);
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
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== row.note && actions.setNote(row.uid, typed)}
      />
    </div>
  );
}
