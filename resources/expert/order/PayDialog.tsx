import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { DictionarySelect } from '@/src/crud/fields/dictionary/dictionary';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { Money } from '@/src/ui/display/Money';
import { DateItem } from '@/src/ui/fields/DateItem';
import { CardInput } from './OpenDialog';
import { cash, isCard, type Order } from './order';
import { cardRule } from './orderFields';
import { useOpenService } from './useOpenService';

interface Payment {
  readonly payWay: string;
  readonly payTime: string;
  readonly payNo?: string;
  readonly cardNo?: string;
}

/** Notes what a customer paid; a card is opened at once, which ends its order (screen E10). */
export default function PayDialog({ row, close }: RowDialogProps<Order>) {
  const pay = useOperation('pay', '收款登记成功');
  const finish = useOperation('status', '权益已开通，订单已完成');
  const { open, mayOpen } = useOpenService();
  const [form] = Form.useForm<Payment>();
  const [isPaid, setPaid] = useState(false);
  const [opening, setOpening] = useState(false);
  const isCash = Form.useWatch('payWay', form) === cash;
  const opensCard = isCard(row.product) && mayOpen;

  const openCard = async (cardNo: string) => {
    setOpening(true);
    try {
      await open({ ...row, cardNo });
      if (finish.allowed) await finish.run({ id: row.id, status: 4 });
    } finally {
      setOpening(false);
    }
  };
  const send = async ({ payWay, payTime, payNo = '', cardNo = '' }: Payment) => {
    if (!isPaid) await pay.runOnce({ id: row.id, payWay, payTime, payNo: payNo.trim() });
    setPaid(true);
    if (opensCard) await openCard(cardNo.trim());
    close();
  };
  return (
    <ActionModal
      title={`登记收款：${row.no}`}
      running={pay.running || opening || finish.running}
      onOk={form.submit}
      onCancel={close}
    >
      {/* The server's refusal has been shown; the typed values stay. */}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ payTime: formatTime(Date.now()), cardNo: row.cardNo }}
        onFinish={(values) => void send(values).catch(() => undefined)}
      >
        <p>
          应付金额：
          <Money value={row.amount} />
        </p>
        {isPaid && <Alert type="warning" showIcon message="收款已登记，权益尚未开通，请核对卡号后重试" />}
        <Form.Item name="payWay" label="支付方式" rules={[{ required: true, message: '请选择支付方式' }]}>
          <DictionarySelect type="pay_way" placeholder="请选择支付方式" disabled={isPaid} />
        </Form.Item>
        <DateItem
          name="payTime"
          label="支付时间"
          missing="请选择支付时间"
          precision="second"
          problemOf={(time) => (time > formatTime(Date.now()) ? '支付时间不能晚于当前时间' : undefined)}
          disabled={isPaid}
        />
        <Form.Item
          name="payNo"
          label="流水号"
          rules={[
            { required: !isCash, whitespace: true, message: '请输入流水号' },
            { max: 64, message: '流水号长度不能超过 64 个字符' },
          ]}
        >
          <Input disabled={isPaid} placeholder={isCash ? '现金可不填' : ''} />
        </Form.Item>
        {opensCard && <CardInput rule={cardRule} />}
      </Form>
    </ActionModal>
  );
}
