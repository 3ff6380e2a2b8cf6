import { Form } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { inSight } from '@/src/crud/actions/inSight';
import { erase } from '@/src/crud/defineResource';
import { upload } from '@/src/crud/fields/upload/upload';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { amount } from '@/src/ui/fields/amount';
import { reason } from '@/src/ui/fields/reason';
import { problemRule } from '@/src/ui/fields/rule';
import { wallets } from '../money';
import { adjustmentProblem, type Balance, balanceRules } from './balance';

interface Adjustment {
  readonly wallet: 1 | 2;
  readonly direction: 1 | 2;
  readonly amount: string;
  readonly remark: string;
  readonly vouchers: string[];
}

const ways = [
  { value: 1, label: '增加' },
  { value: 2, label: '减少' },
] as const;
const adjustable = wallets.filter(({ value }) => value !== 3);

const fields = erase({
  wallet: inSight('账户类型', adjustable),
  direction: inSight('调整方向', ways),
  amount: amount('金额', { rules: [problemRule(adjustmentProblem)] }),
  remark: reason(balanceRules.adjustment),
  vouchers: upload('凭证', 'images', { required: true }),
});

/** Corrects a wallet of an institution by hand (调账, screen F5). Its frame says what follows from the values. */
export default function AdjustDialog({ row, close }: RowDialogProps<Balance>) {
  const [form] = Form.useForm<Adjustment>();
  const values = Form.useWatch((all: Partial<Adjustment>) => all, form) ?? {};
  return (
    <ActionDialog<Adjustment>
      title={`调账：${row.storeName}`}
      form={form}
      drafted={{ label: '调账', fields }}
      operation="adjust"
      success="调账成功"
      password
      once
      rows={[row]}
      body={(sent) => ({ ...sent, storeId: row.storeId })}
      refusals={{ amount: ['单笔调账', '余额不足'], vouchers: ['凭证'] }}
      initialValues={{ wallet: 1, direction: 1 }}
      close={close}
    >
      <DialogItems form={form} fields={fields} />
      <Question row={row} values={values} />
    </ActionDialog>
  );
}

/** The question with the effect, once there is an amount. */
function Question({ row, values }: { row: Balance; values: Partial<Adjustment> }) {
  const fen = fenOf(values.amount);
  const wallet = adjustable.find(({ value }) => value === values.wallet);
  const way = ways.find(({ value }) => value === (values.direction ?? 1));
  if (!fen || !wallet || !way) return null;
  return (
    <p role="status">
      将{way.label}「{row.storeName}」{wallet.label} {formatMoney(yuanOf(fen))}，确定吗？
    </p>
  );
}
