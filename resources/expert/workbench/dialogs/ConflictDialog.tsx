import { Button, Modal } from 'antd';
import { useState } from 'react';
import { usePane } from '@/src/ui/pane/PaneContext';
import { useTable, useWorkbench } from '../model/WorkbenchContext';
import { readOnlyReason } from '../page/useOpenTable';
import { DifferenceView } from './DifferenceView';

/** Somebody else has saved the table meanwhile (E3, 44444): what differs, and whose version holds. */
export default function ConflictDialog() {
  const { table, autosave } = useWorkbench();
  const conflict = useTable(({ saving }) => saving.conflict);
  const mine = useTable(({ undo }) => undo.present);
  const container = usePane()?.container;
  const [shown, setShown] = useState(false);
  if (!conflict) return null;
  const { version, savedAt, savedBy, table: theirs } = conflict;
  function keepMine(): void {
    table.accept({ version });
    table.saving({ type: 'mine', at: Date.now() });
    void autosave.flush('manual');
  }
  function takeTheirs(): void {
    const { items, ...meta } = theirs;
    table.accept({ ...meta, version, savedAt, savedBy }, items, `采用 ${savedBy} 的版本`);
    table.saving({ type: 'settled', savedAt });
    table.lock(readOnlyReason(meta, true));
  }
  return (
    <Modal
      open
      centered
      closable={false}
      maskClosable={false}
      keyboard={false}
      width={600}
      title="版本冲突"
      {...(container && { getContainer: () => container })}
      footer={[
        <Button key="view" aria-expanded={shown} onClick={() => setShown(!shown)}>
          查看差异
        </Button>,
        <Button key="theirs" onClick={takeTheirs}>
          用对方版本
        </Button>,
        <Button key="mine" type="primary" danger onClick={keepMine}>
          以我的为准
        </Button>,
      ]}
    >
      <p>
        志愿表已被 {savedBy} 于 {savedAt.slice(11, 16)} 修改
      </p>
      {shown && <DifferenceView before={theirs.items} after={mine} />}
    </Modal>
  );
}
