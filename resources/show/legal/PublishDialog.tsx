import { Form, Radio } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import DateTimeInput from '@/src/ui/fields/DateTimeInput';
import type { LegalText } from './legalText';

interface Publication {
  readonly when: 'now' | 'later';
  readonly effectiveTime?: string | null;
}

const ways = [
  { value: 'now', label: '立即生效' },
  { value: 'later', label: '指定时间' },
];

/** Publishes a draft: from now on, or from a time to come. */
export default function PublishDialog({ row, close }: RowDialogProps<LegalText>) {
  const { run, running } = useOperation('publish', '发布成功');
  const [form] = Form.useForm<Publication>();
  const isLater = Form.useWatch('when', form) === 'later';
  const publish = ({ effectiveTime }: Publication) =>
    run({ id: row.id, effectiveTime: effectiveTime ?? formatTime(Date.now()) }).then(close, () => undefined);
  return (
    <ActionModal
      title={`发布：${row.title} ${row.version}`}
      running={running}
      onOk={form.submit}
      onCancel={close}
    >
      <p>发布后将替换当前生效版本，确认发布吗？</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ when: 'now' }}
        onFinish={(values) => void publish(values)}
      >
        <Form.Item name="when" label="生效方式">
          <Radio.Group optionType="button" options={ways} />
        </Form.Item>
        {isLater && (
          <Form.Item
            name="effectiveTime"
            label="生效时间"
            rules={[{ required: true, message: '请选择生效时间' }, { validator: notBefore }]}
          >
            <DateTimeInput placeholder="请选择生效时间" />
          </Form.Item>
        )}
      </Form>
    </ActionModal>
  );
}

async function notBefore(_rule: unknown, value: unknown): Promise<void> {
  if (typeof value === 'string' && value < formatTime(Date.now()))
    throw new Error('生效时间不能早于当前时间');
}
