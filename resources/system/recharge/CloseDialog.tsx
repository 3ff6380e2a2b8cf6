import { Form, Input } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import type { Recharge } from './recharge';

/** Asks why a recharge is closed without a credit, and closes it (screen H11). */
export default function CloseDialog({ row, close }: RowDialogProps<Recharge>) {
  const { run, running } = useOperation('end', '操作成功');
  const [form] = Form.useForm<{ remark: string }>();
  const end = ({ remark }: { remark: string }) =>
    run({ id: row.id, status: 2, remark: remark.trim() }).then(close, () => undefined);
  return (
    <ActionModal danger running={running} onOk={form.submit} onCancel={close}>
      <p>
        关闭后不再到账，确认关闭「{row.storeName}」的充值单 {row.orderNo} 吗？
      </p>
      <Form form={form} layout="vertical" onFinish={(values) => void end(values)}>
        <Form.Item
          name="remark"
          label="关闭原因"
          rules={[
            { required: true, whitespace: true, message: '请输入关闭原因' },
            { max: 100, message: '关闭原因长度不能超过 100 个字符' },
          ]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
