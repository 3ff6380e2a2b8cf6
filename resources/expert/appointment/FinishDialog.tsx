import { Form } from 'antd';
import { Suspense } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { richtext } from '@/src/crud/fields/richtext';
import { useOperation } from '@/src/crud/useOperation';
import { htmlLength } from '@/src/lib/htmlText';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import type { Appointment } from './appointment';

const summary = richtext('咨询纪要');

/** Records the result of an appointment, which ends it (screen E9). */
export default function FinishDialog({ row, close }: RowDialogProps<Appointment>) {
  const { run, running } = useOperation('finish', '预约已完成');
  const [form] = Form.useForm<{ summary: string }>();
  const { Input } = summary.kind;
  const send = (values: { summary: string }) =>
    run({ id: row.id, status: 2, summary: values.summary }).then(close, () => undefined);
  return (
    <ActionModal title={`完成预约：${row.userName}`} running={running} onOk={form.submit} onCancel={close}>
      <Form form={form} layout="vertical" onFinish={(values) => void send(values)}>
        <Form.Item
          name="summary"
          label={summary.label}
          required
          rules={[
            {
              validator: async (_rule, html: unknown) => {
                if (typeof html === 'string' && htmlLength(html) >= 10) return;
                throw new Error('请填写咨询纪要（不少于 10 字）');
              },
            },
          ]}
        >
          <Suspense fallback={<div className="field-loading" style={{ minHeight: 300 }} />}>
            <Input />
          </Suspense>
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
