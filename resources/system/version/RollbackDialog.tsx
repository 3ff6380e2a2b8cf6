import { Form, Input } from 'antd';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import type { Version } from './version';

interface Props {
  readonly version: Version;
  readonly tag: string;
  readonly close: () => void;
}

/** Asks why an application goes back to an older version, and takes it there. */
export function RollbackDialog({ version: { appId, appName }, tag, close }: Props) {
  const { run, running } = useOperation('rollback', '操作成功');
  const [form] = Form.useForm<{ reason: string }>();
  const rollback = ({ reason }: { reason: string }) =>
    run({ appId, tag, reason: reason.trim() }).then(close, () => undefined);
  return (
    <ActionModal danger running={running} onOk={form.submit} onCancel={close}>
      <p>
        确认将「{appName}」回滚到 {tag} 吗？
      </p>
      <Form form={form} layout="vertical" onFinish={(values) => void rollback(values)}>
        <Form.Item
          name="reason"
          label="回滚原因"
          rules={[
            { required: true, whitespace: true, message: '请输入回滚原因' },
            { max: 100, message: '回滚原因长度不能超过 100 个字符' },
          ]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
