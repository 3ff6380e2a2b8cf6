import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { AmountItem } from '@/src/crud/actions/actionItems';
import { formatMoney } from '@/src/lib/money';
import type { Balance } from './balance';

/** Asks an institution to recharge, with an amount that lasts 14 days (催充值, screen F5). */
export default function RemindDialog({ row, close }: RowDialogProps<Balance>) {
  const lasts = row.daysLeft === null ? '' : `，预计可用约 ${row.daysLeft} 天`;
  return (
    <ActionDialog
      title={`催充值：${row.storeName}`}
      text={`充值余额 ${formatMoney(row.rechargeBalance)}${lasts}。将向该机构发送充值提醒。`}
      operation="remind"
      success="提醒已发送"
      once
      rows={[row]}
      initialValues={{ amount: row.proposed }}
      close={close}
    >
      <AmountItem label="建议充值金额" extra="按近 14 天的领卡支出估算，可用约 14 天" />
    </ActionDialog>
  );
}
