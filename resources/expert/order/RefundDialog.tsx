import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { fenOf } from '@/src/lib/fen';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { Money } from '@/src/ui/display/Money';
import type { Order } from './order';

interface Refund {
  readonly amount: string;
  readonly reason: string;
}

/** Requests a refund, which a work order decides. Refusals are shown above the form (screen E10). */
export default function RefundDialog({ row, close }: RowDialogProps<Order>) {
  const { call, running } = useOperation('refund', '已提交退款工单');
  const [form] = Form.useForm<Refund>();
  const [refusal, setRefusal] = useState<string>();
  const send = async ({ amount, reason }: Refund) => {
    setRefusal(undefined);
    // Errors are shown in the dialog alone.
    const body = { id: row.id, amount: amount.trim(), reason: reason.trim() };
    await call({ body, options: { quiet: true } });
    close();
  };
  const say = (error: unknown) => setRefusal(error instanceof Error ? error.message : undefined);
  return (
    <ActionModal title={`退款：${row.no}`} danger running={running} onOk={form.submit} onCancel={close}>
      {refusal && <Alert type="error" showIcon role="alert" message={refusal} />}
      <p>
        实付金额：
        <Money value={row.amount} />
        。提交后生成退款工单，处理完成后订单变为已退款。
      </p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ amount: row.amount }}
        onFinish={(values) => void send(values).catch(say)}
      >
        <Form.Item
          name="amount"
          label="退款金额"
          validateFirst
          rules={[
            { required: true, whitespace: true, message: '请输入退款金额' },
            { validator: async (_rule, amount: string) => refuseWrong(amount, row.amount) },
          ]}
        >
          <Input inputMode="decimal" prefix="¥" />
        </Form.Item>
        <Form.Item
          name="reason"
          label="退款原因"
          rules={[
            { required: true, whitespace: true, message: '请输入退款原因' },
            { max: 200, message: '退款原因长度不能超过 200 个字符' },
          ]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}

function refuseWrong(amount: string, paid: string): void {
  const fen = fenOf(amount);
  if (fen === undefined) throw new Error('请输入正确的金额，最多两位小数');
  if (fen === 0n) throw new Error('退款金额须大于 0');
  if (fen > (fenOf(paid) ?? 0n)) throw new Error('退款金额不能大于实付金额');
}
