import { Modal } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { LabelSync } from './LabelSync';
import type { Province } from './province';

/** The synchronisation of labels, from the list. */
export default function LabelSyncDialog({ row, close }: RowDialogProps<Province>) {
  useReturnFocus();
  return (
    <Modal open centered title={`同步院校标签：${row.shortName}`} footer={null} onCancel={close}>
      <LabelSync province={row} />
    </Modal>
  );
}
