import { Form } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { formatTime } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import DateTimeInput from '@/src/ui/fields/DateTimeInput';
import type { Article } from './article';

interface Times {
  readonly beginTime: string;
  readonly endTime: string;
}

/** Asks from when until when an article leads. */
export default function HeadlineDialog({ row, close }: RowDialogProps<Article>) {
  return (
    <ActionDialog<Times>
      operation="headline"
      title={`设为头条：${row.title}`}
      success="已设为头条"
      rows={[row]}
      initialValues={{ beginTime: formatTime(Date.now()) }}
      body={({ beginTime, endTime }) => ({ isHeadline: 1, beginTime, endTime })}
      refusals={{ endTime: ['头条结束', '条头条'] }}
      close={close}
    >
      <Form.Item name="beginTime" label="头条开始" rules={[{ required: true, message: '请选择头条开始' }]}>
        <DateTimeInput placeholder="请选择头条开始" />
      </Form.Item>
      <Form.Item
        name="endTime"
        label="头条结束"
        dependencies={['beginTime']}
        validateFirst
        rules={[{ required: true, message: '请选择头条结束' }, later]}
      >
        <DateTimeInput placeholder="请选择头条结束" />
      </Form.Item>
    </ActionDialog>
  );
}

const later = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
  validator: async (_rule: unknown, value: unknown) => {
    if (textOr(value) <= textOr(getFieldValue('beginTime'))) throw new Error('头条结束须晚于头条开始');
  },
});
