import { Form, Input } from 'antd';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';

interface Props {
  readonly question: string;
  /** Members that `cancel` sends besides the reason. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}

/** Cancels a record for a reason that has to be given (screens E9 and E10). */
export function CancelDialog({ question, body, close }: Props) {
  const { run, running } = useOperation('cancel', '取消成功');
  const [form] = Form.useForm<{ reason: string }>();
  const send = ({ reason }: { reason: string }) =>
    run({ ...body, reason: reason.trim() }).then(close, () => undefined);
  return (
    <ActionModal danger running={running} onOk={form.submit} onCancel={close}>
      <p>{question}</p>
      <Form form={form} layout="vertical" onFinish={(values) => void send(values)}>
        <Form.Item
          name="reason"
          label="取消原因"
          rules={[
            { required: true, whitespace: true, message: '请填写取消原因' },
            { max: 200, message: '取消原因长度不能超过 200 个字符' },
          ]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
