import { Form, Input } from 'antd';
import { useState } from 'react';
import { choiceName, sheetChoice } from '@/src/gaokao/sheet';
import type { ChoiceRow, VolunteerTable } from '@/src/gaokao/volunteerTable';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { expertEndpoints } from '../endpoints';
import { useVolunteerCall } from './useVolunteer';

const { review } = expertEndpoints['expert/table'].operations;

interface Props {
  readonly table: Pick<VolunteerTable, 'id' | 'mode'>;
  /** The row that the remark is pinned to. */
  readonly row: ChoiceRow;
  readonly close: () => void;
}

/** Pins a reviewer's remark to a row; the expert sees it in the workbench and ticks it off (E5). */
export function RemarkDialog({ table, row, close }: Props) {
  const call = useVolunteerCall();
  const [form] = Form.useForm<{ content: string }>();
  const [running, setRunning] = useState(false);
  const save = async ({ content }: { content: string }) => {
    setRunning(true);
    const body = { id: table.id, uid: row.unit.key, content: content.trim(), result: 0 };
    await call(review, body, '审阅意见已添加').then(close, () => undefined);
    setRunning(false);
  };
  const name = choiceName(sheetChoice(row, 9, false), table.mode);
  return (
    <ActionModal title={`审阅意见：${name}`} running={running} onOk={form.submit} onCancel={close}>
      <Form form={form} layout="vertical" onFinish={(values) => void save(values)}>
        <Form.Item
          name="content"
          label="审阅意见"
          rules={[
            { required: true, whitespace: true, message: '请输入审阅意见' },
            { max: 200, message: '审阅意见长度不能超过 200 个字符' },
          ]}
        >
          <Input.TextArea rows={4} maxLength={200} showCount />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
