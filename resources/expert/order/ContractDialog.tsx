import { Form } from 'antd';
import { Suspense } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import type { Order } from './order';
import { orderFields } from './orderFields';

/** The signed agreement, which often comes after the payment (screen E10). */
export default function ContractDialog({ row, close }: RowDialogProps<Order>) {
  const { run, running } = useOperation('update', '服务协议已保存');
  const [form] = Form.useForm<{ contract?: string | null }>();
  const field = orderFields.contract;
  if (!field) return null;
  const { Input, rules = [] } = field.kind;
  const send = ({ contract }: { contract?: string | null }) =>
    run({ id: row.id, contract: contract ?? '' }).then(close, () => undefined);
  return (
    <ActionModal title={`服务协议：${row.no}`} running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ contract: row.contract || null }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item
          name="contract"
          label={field.label}
          rules={[...rules]}
          extra="pdf、jpg 或 png，不超过 5 MB"
        >
          <Suspense fallback={null}>
            <Input />
          </Suspense>
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
