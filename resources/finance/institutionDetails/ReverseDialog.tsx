import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import type { LedgerEntry } from './ledger';

/** Takes a correction by hand back, by a row of the opposite direction (screen F1). */
export default function ReverseDialog({ row, close }: RowDialogProps<LedgerEntry>) {
  return (
    <ActionDialog
      title={`冲正：${row.tradeNo}`}
      text={`冲正将生成一笔方向相反的流水，确定冲正 ${row.tradeNo} 吗？`}
      operation="reverse"
      success="冲正成功"
      danger
      password
      once
      rows={[row]}
      close={close}
    >
      <ReasonItem name="remark" label="冲正原因" min={10} max={200} />
    </ActionDialog>
  );
}
