import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import type { Recharge } from './recharge';

/** Asks why a recharge is closed without a credit, and closes it (screen H11). */
export default function CloseDialog({ row, close }: RowDialogProps<Recharge>) {
  return (
    <ActionDialog<{ remark: string }>
      operation="end"
      success="操作成功"
      danger
      rows={[row]}
      text={`关闭后不再到账，确认关闭「${row.storeName}」的充值单 ${row.orderNo} 吗？`}
      body={({ remark }) => ({ status: 2, remark })}
      close={close}
    >
      <ReasonItem name="remark" label="关闭原因" max={100} phrases={['重复提交', '未收到款项']} />
    </ActionDialog>
  );
}
