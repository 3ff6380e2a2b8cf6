import { Form, Input } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { BatchDialogProps, RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import { addDecimals } from '@/src/lib/decimal';
import { formatMoney } from '@/src/lib/money';
import { RiskList } from './WithdrawalCells';
import { rejectPhrases, type Withdrawal } from './withdrawal';

interface Opinion {
  readonly remark?: string;
}

/** 通过: the money may be paid. */
export function ApproveDialog({ row, close }: RowDialogProps<Withdrawal>) {
  const { withdrawNo, storeName, amount, risks } = row;
  return (
    <ActionDialog<Opinion>
      title={`通过：${withdrawNo}`}
      text={`确定通过「${storeName}」的 ${formatMoney(amount)} 提现申请吗？`}
      operation="audit"
      success="审核通过"
      once
      rows={[row]}
      body={({ remark = '' }) => ({ status: 1, remark })}
      close={close}
    >
      <RiskList risks={risks} />
      <OpinionItem />
    </ActionDialog>
  );
}

/** The same for several; each is decided by itself. */
export function ApproveSome({ rows, close, done }: BatchDialogProps<Withdrawal>) {
  const total = addDecimals(['0.00', ...rows.map(({ amount }) => amount)]);
  const risky = rows.filter(({ risks }) => risks.length > 0);
  return (
    <ActionDialog<Opinion>
      title="批量通过"
      text={`确定通过选中的 ${rows.length} 笔提现申请（合计 ${formatMoney(total)}）吗？`}
      operation="audit"
      success={`审核通过，共 ${rows.length} 笔`}
      once
      rows={rows}
      body={({ remark = '' }) => ({ status: 1, remark })}
      close={close}
      done={done}
    >
      {risky.map(({ id, storeName, risks }) => (
        <div key={id}>
          {storeName}
          <RiskList risks={risks} />
        </div>
      ))}
      <OpinionItem />
    </ActionDialog>
  );
}

/** 驳回: the money goes back to the income of the institution. */
export function RejectDialog({ row, close }: RowDialogProps<Withdrawal>) {
  return (
    <ActionDialog<Opinion>
      title={`驳回：${row.withdrawNo}`}
      text={`驳回后 ${formatMoney(row.amount)} 将退回机构收益余额，确定驳回吗？`}
      operation="audit"
      success="驳回成功"
      danger
      once
      rows={[row]}
      body={({ remark = '' }) => ({ status: 3, remark })}
      close={close}
    >
      <ReasonItem name="remark" label="驳回原因" min={5} max={200} phrases={rejectPhrases} />
    </ActionDialog>
  );
}

/** 撤回: the institution wants no money after all. */
export function CancelDialog({ row, close }: RowDialogProps<Withdrawal>) {
  return (
    <ActionDialog
      title={`撤回：${row.withdrawNo}`}
      text={`撤回后 ${formatMoney(row.amount)} 将退回收益余额，确定撤回该提现申请吗？`}
      operation="cancel"
      success="撤回成功"
      danger
      once
      rows={[row]}
      close={close}
    />
  );
}

function OpinionItem() {
  const message = '审核意见长度不能超过 200 个字符';
  return (
    <Form.Item name="remark" label="审核意见" rules={[{ max: 200, message }]}>
      <Input.TextArea rows={2} />
    </Form.Item>
  );
}
