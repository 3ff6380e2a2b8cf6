import { Input } from 'antd';
import { useState } from 'react';
import { unitName } from '@/src/gaokao/unitKey';
import { useRows, useTable, useWorkbench } from '../model/WorkbenchContext';
import styles from './dialogs.module.css';
import { WorkbenchModal } from './WorkbenchModal';

const longest = 200;

/** 备注: what the expert wants to remember of a row. */
export default function NoteDialog({ uid }: { uid: string }) {
  const { actions } = useWorkbench();
  const row = useRows().find((one) => one.uid === uid);
  const readOnly = useTable((state) => state.readOnly);
  const [note, setNote] = useState(row?.note ?? '');
  const isTyped = row !== undefined && note !== row.note;
  function save(): boolean {
    actions.setNote(uid, note.trim());
    return true;
  }
  return (
    <WorkbenchModal
      title={`备注：${row ? unitName(row.unit) : ''}`}
      onOk={save}
      question={isTyped ? '是否放弃已输入的备注？' : undefined}
    >
      <Input.TextArea
        autoFocus
        aria-label="备注"
        className={styles.counted ?? ''}
        rows={4}
        maxLength={longest}
        showCount
        readOnly={readOnly !== undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </WorkbenchModal>
  );
}
