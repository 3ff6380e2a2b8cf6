import { Form } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { BatchDialogProps, RowDialogProps } from '@/src/crud/actions/action';
import { erase } from '@/src/crud/defineResource';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { addDecimals } from '@/src/lib/decimal';
import { formatMoney } from '@/src/lib/money';
import { textarea } from '@/src/ui/fields/textarea';
import { RiskList } from './WithdrawalCells';
import { type Withdrawal, withdrawalRules } from './withdrawal';

interface Opinion {
  readonly remark?: string;
}

const opinion = erase({ remark: textarea(withdrawalRules.opinion) });

/** 通过: the money may be paid. The risks are listed over the field. */
export function ApproveDialog({ row, close }: RowDialogProps<Withdrawal>) {
  const [form] = Form.useForm<Opinion>();
  const { withdrawNo, storeName, amount, risks } = row;
  return (
    <ActionDialog<Opinion>
      title={`通过：${withdrawNo}`}
      text={`确定通过「${storeName}」的 ${formatMoney(amount)} 提现申请吗？`}
      form={form}
      drafted={{ label: '通过', fields: opinion }}
      operation="audit"
      success="审核通过"
      once
      rows={[row]}
      body={({ remark = '' }) => ({ status: 1, remark })}
      close={close}
    >
      <RiskList risks={risks} />
      <DialogItems form={form} fields={opinion} />
    </ActionDialog>
  );
}

/** The same for several; each is decided by itself. */
export function ApproveSome({ rows, close, done }: BatchDialogProps<Withdrawal>) {
  const [form] = Form.useForm<Opinion>();
  const total = addDecimals(['0.00', ...rows.map(({ amount }) => amount)]);
  const risky = rows.filter(({ risks }) => risks.length > 0);
  return (
    <ActionDialog<Opinion>
      title="批量通过"
      text={`确定通过选中的 ${rows.length} 笔提现申请（合计 ${formatMoney(total)}）吗？`}
      form={form}
      drafted={{ label: '批量通过', fields: opinion }}
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
      <DialogItems form={form} fields={opinion} />
    </ActionDialog>
  );
}
