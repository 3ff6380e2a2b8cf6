import { Form, type FormRule, Input } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { useOperation } from '@/src/crud/useOperation';
import { digitsOf } from '@/src/lib/phoneNumber';
import { useNotify } from '@/src/services/useNotify';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { isCard, type Order } from './order';
import { cardRule } from './orderFields';
import { useOpenService } from './useOpenService';

/** Opens what was paid for and is not open yet; an order for a card ends with that (screen E10). */
export default function OpenDialog({ row, close }: RowDialogProps<Order>) {
  const notify = useNotify();
  const finish = useOperation('status', '权益已开通，订单已完成');
  const invalidate = useInvalidateResource();
  const { open } = useOpenService();
  const [form] = Form.useForm<{ cardNo?: string }>();
  const [running, setRunning] = useState(false);
  const send = async ({ cardNo = '' }: { cardNo?: string }) => {
    setRunning(true);
    try {
      await open({ ...row, cardNo: cardNo.trim() });
      // Staff who may not end orders leave that to others.
      if (isCard(row.product) && finish.allowed) await finish.run({ id: row.id, status: 4 });
      else notify('success', '权益已开通');
      await invalidate();
      close();
    } finally {
      setRunning(false);
    }
  };
  return (
    <ActionModal title={`开通权益：${row.no}`} running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ cardNo: row.cardNo }}
        onFinish={(values) => void send(values).catch(() => undefined)}
      >
        <p>为「{row.userName}」开通权益。</p>
        {isCard(row.product) && <CardInput rule={cardRule} />}
      </Form>
    </ActionModal>
  );
}

/** The number of the card that is bound. */
export function CardInput({ rule }: { rule: FormRule }) {
  return (
    <Form.Item
      name="cardNo"
      label="卡号"
      normalize={(typed: string) => digitsOf(typed) ?? typed}
      rules={[{ required: true, message: '请输入 16 位卡号' }, rule]}
    >
      <Input inputMode="numeric" />
    </Form.Item>
  );
}
