import { Form, Input } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import type { HotUpdate } from './hotUpdate';

/** Asks why a version is to be taken back, and takes it back. */
export default function RevokeDialog({ row, close }: RowDialogProps<HotUpdate>) {
  const { run, running } = useOperation('revoke', '撤回成功');
  const [form] = Form.useForm<{ reason: string }>();
  const revoke = ({ reason }: { reason: string }) =>
    run({ id: row.id, reason: reason.trim() }).then(close, () => undefined);
  return (
    <ActionModal title={`撤回：${row.version}`} danger running={running} onOk={form.submit} onCancel={close}>
      <p>撤回后设备不再收到该版本，确认撤回吗？</p>
      <Form form={form} layout="vertical" onFinish={(values) => void revoke(values)}>
        <Form.Item
          name="reason"
          label="撤回原因"
          rules={[
            { required: true, whitespace: true, message: '请输入撤回原因' },
            { max: 200, message: '撤回原因长度不能超过 200 个字符' },
          ]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
