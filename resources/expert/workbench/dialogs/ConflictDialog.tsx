import { Button, Modal } from 'antd';
import { useState } from 'react';
import { usePane } from '@/src/services/usePane';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { keepMine, takeTheirs } from '../model/conflict';
import { useTable, useWorkbench } from '../model/WorkbenchContext';
import { DifferenceView } from './DifferenceView';

/**
 * The conflict after another person's save (E3, 44444): the differences, and the choice of the version to keep.
 */
export default function ConflictDialog() {
  useReturnFocus();
  const { table, autosave } = useWorkbench();
  const conflict = useTable(({ saving }) => saving.conflict);
  const mine = useTable(({ undo }) => undo.present);
  const container = usePane()?.container;
  const [shown, setShown] = useState(false);
  if (!conflict) return null;
  const { savedAt, savedBy, table: theirs } = conflict;
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
        <Button key="theirs" onClick={() => takeTheirs(table)}>
          用对方版本
        </Button>,
        <Button key="mine" type="primary" danger onClick={() => void keepMine({ table, autosave })}>
          以我的为准
        </Button>,
      ]}
    >
      <p>
        志愿表已被 {savedBy} 于 {savedAt.slice(11, 16)} 修改
      </p>
      {shown && (
        <>
          <p>我的版本与对方版本相比：</p>
          <DifferenceView before={theirs.items} after={mine} />
        </>
      )}
    </Modal>
  );
}
