import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import { type Balance, isFrozen } from './balance';

/** Freezes an account, or thaws it; both say why (screen F5). */
export default function FreezeDialog({ row, close }: RowDialogProps<Balance>) {
  const frozen = isFrozen(row);
  const label = frozen ? '解冻' : '冻结';
  return (
    <ActionDialog<{ remark: string }>
      title={`${label}：${row.storeName}`}
      text={frozen ? '解冻后该机构可以领卡、提现。' : '冻结后该机构无法领卡、提现，确定冻结吗？'}
      danger={!frozen}
      operation="freeze"
      success={`${label}成功`}
      once
      rows={[row]}
      body={(values) => ({ ...values, status: frozen ? 0 : 1 })}
      close={close}
    >
      <ReasonItem name="remark" min={5} max={200} />
    </ActionDialog>
  );
}
