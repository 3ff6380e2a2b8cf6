import { Alert, Form } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useOperation } from '@/src/crud/useOperation';
import { textOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { isCard, type Order } from './order';
import { boundCard } from './orderFields';
import { openText, useOpenService } from './useOpenService';

/** Opens what was paid for and is not open yet; an order for a card ends with that (screen E10). */
export default function OpenDialog({ row, close }: RowDialogProps<Order>) {
  const notify = useNotify();
  const finish = useOperation('status', '权益已开通，订单已完成');
  const [form] = Form.useForm();
  const { open, isOpen } = useOpenService(form);
  const send = async (cardNo: string) => {
    await open({ ...row, cardNo });
    // Staff who may not end orders leave that to others.
    if (isCard(row.product) && finish.allowed) await finish.runOnce({ id: row.id, status: 4 });
    else notify('success', '权益已开通');
    close();
  };
  return (
    <FormDialog
      title={`开通权益：${row.no}`}
      form={form}
      above={
        <>
          <p>为「{row.userName}」开通权益。</p>
          {isOpen && <Alert type="warning" showIcon message={openText} />}
        </>
      }
      fields={isCard(row.product) ? { cardNo: boundCard } : {}}
      initial={{ cardNo: row.cardNo }}
      onSend={(values: { cardNo?: string | null }) => send(textOr(values.cardNo).trim())}
      close={close}
    />
  );
}
