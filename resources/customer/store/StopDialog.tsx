import { Form, Input } from 'antd';
import { useOperation } from '@/src/crud/useOperation';
import type { RecordId } from '@/src/lib/recordId';
import { ActionModal } from '@/src/ui/confirm/ActionModal';

interface Props {
  readonly id: RecordId;
  /** The wire value of the stopped status. */
  readonly status: unknown;
  readonly name: string;
  readonly close: () => void;
}

/** Asks why an institution is to be stopped, and stops it. */
export default function StopDialog({ id, status, name, close }: Props) {
  const { run, running } = useOperation('changeStatus', '停用成功');
  const [form] = Form.useForm<{ reason: string }>();
  const stop = ({ reason }: { reason: string }) =>
    run({ id, status, reason: reason.trim() }).then(close, () => undefined);
  return (
    <ActionModal danger running={running} onOk={form.submit} onCancel={close}>
      <p>停用后，该机构的网站和所有账号将无法登录，确认停用「{name}」吗？</p>
      <Form form={form} layout="vertical" onFinish={(values) => void stop(values)}>
        <Form.Item
          name="reason"
          label="停用原因"
          rules={[
            { required: true, whitespace: true, message: '请输入停用原因' },
            { max: 100, message: '停用原因长度不能超过 100 个字符' },
          ]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
