import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { PlainButton } from '@/src/ui/PlainButton';
import { stepTable } from '../model/stepTable';
import { stepNames } from '../model/undo';
import { useTable, useWorkbench } from '../model/WorkbenchContext';

/** Takes steps back and again; each says which step that is. */
export function Steps() {
  const workbench = useWorkbench();
  const undo = useTable((state) => stepNames(state.undo).undo);
  const redo = useTable((state) => stepNames(state.undo).redo);
  const readOnly = useTable((state) => state.readOnly !== undefined);
  return (
    <>
      <PlainButton
        look="text"
        small
        icon={<UndoOutlined aria-hidden />}
        aria-label="撤销"
        title={undo === undefined ? '没有可撤销的操作' : `撤销：${undo}`}
        disabled={undo === undefined || readOnly}
        onClick={() => stepTable(workbench, 'undo')}
      />
      <PlainButton
        look="text"
        small
        icon={<RedoOutlined aria-hidden />}
        aria-label="重做"
        title={redo === undefined ? '没有可重做的操作' : `重做：${redo}`}
        disabled={redo === undefined || readOnly}
        onClick={() => stepTable(workbench, 'redo')}
      />
    </>
  );
}
