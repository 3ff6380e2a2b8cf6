import { Form, Radio } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { AmountItem, FileItem, ReasonItem } from '@/src/crud/actions/actionItems';
import { upload } from '@/src/crud/fields/upload/upload';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { wallets } from '../money';
import { adjustmentProblem, type Balance } from './balance';

interface Adjustment {
  readonly wallet: 1 | 2;
  readonly direction: 1 | 2;
  readonly amount: string;
  readonly remark: string;
  readonly vouchers: string[];
}

const ways = { 1: '增加', 2: '减少' } as const;
const adjustable = wallets.filter(({ value }) => value !== 3);
const vouchers = upload('凭证', 'images').kind;

/** Corrects a wallet of an institution by hand (调账, screen F5). */
export default function AdjustDialog({ row, close }: RowDialogProps<Balance>) {
  const [form] = Form.useForm<Adjustment>();
  return (
    <ActionDialog<Adjustment>
      title={`调账：${row.storeName}`}
      form={form}
      operation="adjust"
      success="调账成功"
      password
      once
      rows={[row]}
      body={(values) => ({ ...values, storeId: row.storeId })}
      refusals={{ amount: ['单笔调账', '余额不足'], vouchers: ['凭证'] }}
      initialValues={{ wallet: 1, direction: 1 }}
      close={close}
    >
      <Form.Item name="wallet" label="账户类型">
        <Radio.Group options={adjustable.map(({ value, label }) => ({ value, label }))} />
      </Form.Item>
      <Form.Item name="direction" label="调整方向">
        <Radio.Group options={[1, 2].map((value) => ({ value, label: ways[value === 1 ? 1 : 2] }))} />
      </Form.Item>
      <AmountItem rules={[{ validator: async (_rule, amount) => refuseWith(adjustmentProblem(amount)) }]} />
      <ReasonItem name="remark" label="调账原因" min={10} max={200} />
      <FileItem name="vouchers" label="凭证" kind={vouchers} missing="请上传凭证" />
      <Form.Item shouldUpdate noStyle>
        {() => <Question row={row} values={form.getFieldsValue()} />}
      </Form.Item>
    </ActionDialog>
  );
}

/** The question with the effect, once there is an amount. */
function Question({ row, values }: { row: Balance; values: Partial<Adjustment> }) {
  const fen = fenOf(values.amount);
  const wallet = adjustable.find(({ value }) => value === values.wallet);
  if (!fen || !wallet) return null;
  const way = ways[values.direction ?? 1];
  return (
    <p role="status">
      将{way}「{row.storeName}」{wallet.label} {formatMoney(yuanOf(fen))}，确定吗？
    </p>
  );
}

/** Throws what is wrong with a value, as form rules want it. */
function refuseWith(problem: string | undefined): void {
  if (problem !== undefined) throw new Error(problem);
}
