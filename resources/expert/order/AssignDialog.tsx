import { Form } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { checkbox } from '@/src/crud/actions/checkbox';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useOperation } from '@/src/crud/useOperation';
import { isYes } from '@/src/lib/record';
import { servingExpert } from '../servingExpert';
import type { Order } from './order';
import { useOpenService } from './useOpenService';

const fields = {
  expertId: servingExpert('专家', { required: true, withLoad: true }),
  opens: checkbox('同时开通权益'),
};

/**
 * Assigns an expert to the customer, and opens the service with it. Only experts of her province can be chosen
 * (screen E10).
 */
export default function AssignDialog({ row, close }: RowDialogProps<Order>) {
  const { run } = useOperation('status', '分配成功');
  const [form] = Form.useForm();
  const { open, mayOpen } = useOpenService(form);
  return (
    <FormDialog<Partial<typeof fields>>
      title={`分配专家：${row.no}`}
      form={form}
      fields={mayOpen && row.opened !== 1 ? fields : { expertId: fields.expertId }}
      initial={{ expertId: row.expertId, opens: 1 }}
      record={{ ...row }}
      onSend={async ({ expertId = null, opens }) => {
        await run({ id: row.id, status: 2, expertId });
        // The expert is there in any case; what was refused has been shown, and 开通权益 waits in the row.
        if (isYes(opens)) await open({ ...row, expertId }).catch(() => undefined);
        close();
      }}
      close={close}
    />
  );
}
