import { Form, Input } from 'antd';
import { useState } from 'react';
import { ActionModal } from '@/src/ui/confirm/ActionModal';

interface Props {
  readonly title: string;
  readonly label: string;
  /** The message at the empty field. */
  readonly missing: string;
  readonly close: () => void;
  /** Does what needs the reason; rejects where it was refused, and the dialog stays. */
  readonly onReason: (reason: string) => Promise<unknown>;
}

/** Asks why something is done, and does it. */
export default function ReasonDialog({ title, label, missing, close, onReason }: Props) {
  const [form] = Form.useForm<{ reason: string }>();
  const [running, setRunning] = useState(false);
  const send = async ({ reason }: { reason: string }) => {
    setRunning(true);
    await onReason(reason.trim()).then(close, () => undefined);
    setRunning(false);
  };
  return (
    <ActionModal title={title} running={running} onOk={form.submit} onCancel={close}>
      <Form form={form} layout="vertical" onFinish={(values) => void send(values)}>
        <Form.Item
          name="reason"
          label={label}
          rules={[
            { required: true, whitespace: true, message: missing },
            { max: 200, message: `${label}长度不能超过 200 个字符` },
          ]}
        >
          <Input.TextArea rows={3} maxLength={200} showCount />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
