import { Alert, Form, Input, Slider } from 'antd';
import { useId, useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useTypedText } from '@/src/crud/actions/useTypedText';
import { useOperation } from '@/src/crud/useOperation';
import { today } from '@/src/lib/dates';
import { isYes } from '@/src/lib/record';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { type HotUpdate, isDraft, isPeakSeason } from './hotUpdate';

interface Publication {
  readonly gray: number;
  readonly typed?: string;
}

const marks = { 1: '1%', 50: '50%', 100: '100%' };

/**
 * Publishes a draft to a share of the devices, or raises the share of a published one. In the peak season the version
 * number must be typed. Its form items are written by hand: the labels name the chosen share and the version.
 */
export default function PublishDialog({ row, close }: RowDialogProps<HotUpdate>) {
  const draft = isDraft(row);
  const { run, running } = useOperation('publish', draft ? '发布成功' : '操作成功');
  const confirm = useConfirm();
  const [form] = Form.useForm<Publication>();
  const [peak] = useState(() => isPeakSeason(today()));
  const least = draft ? 1 : Number(row.gray);
  const gray = Form.useWatch('gray', form) ?? least;
  const title = `${draft ? '发布' : '调整灰度'}：${row.version}`;
  const { noteTyped, forget, leave } = useTypedText(title, close);

  const publish = async ({ gray }: Publication) => {
    const question = '强制更新会中断考生正在进行的操作，确认发布吗？';
    if (isYes(row.force) && !(await confirm({ text: question, danger: true }))) return;
    const done = () => {
      forget();
      close();
    };
    await run({ id: row.id, gray }).then(done, () => undefined);
  };
  return (
    <ActionModal
      title={title}
      danger={peak}
      running={running}
      onOk={form.submit}
      onCancel={(byEscape) => void leave(byEscape)}
    >
      {peak && <Alert type="error" showIcon message="志愿填报高峰期" style={{ marginBlockEnd: 16 }} />}
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        initialValues={{ gray: draft ? 100 : least }}
        onValuesChange={noteTyped}
        onFinish={(values) => void publish(values)}
      >
        <Form.Item
          name="gray"
          label={`灰度比例：${gray}%`}
          rules={[{ validator: async (_rule, value) => refuseLess(value, draft ? 0 : least) }]}
        >
          <Slider min={1} max={100} marks={marks} ariaLabelForHandle="灰度比例" />
        </Form.Item>
        {peak && (
          <Form.Item
            name="typed"
            label={`请输入版本号 ${row.version} 以确认`}
            rules={[
              { required: true, message: '请输入版本号' },
              { validator: async (_rule, value) => refuseOther(value, row.version) },
            ]}
            validateFirst
          >
            <Input autoComplete="off" placeholder="请输入版本号" />
          </Form.Item>
        )}
      </Form>
    </ActionModal>
  );
}

function refuseLess(value: unknown, present: number): void {
  if (Number(value) <= present) throw new Error('灰度比例只能调大');
}

function refuseOther(value: unknown, version: string): void {
  if (value !== undefined && value !== '' && String(value).trim() !== version)
    throw new Error('版本号不一致');
}
