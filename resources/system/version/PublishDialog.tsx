import { Form, type FormRule, Input } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { isNewerTag, isTag, nextTag, type Version } from './version';

interface Publication {
  readonly tag: string;
  readonly log: string;
}

/** Publishes a new version of an application; its number is above the present one (screen H7). */
export default function PublishDialog({ row, close }: RowDialogProps<Version>) {
  const { run, running } = useOperation('publish', '发布成功');
  const [form] = Form.useForm<Publication>();
  const showErrors = useFieldErrors(form);
  const publish = ({ tag, log }: Publication) =>
    run({ appId: row.appId, tag: tag.trim(), log: log.trim() }).then(close, (error: unknown) => {
      // Another person was quicker: the server's message about the number belongs to its field.
      if (error instanceof Error && error.message.startsWith('版本号'))
        showErrors([{ name: 'tag', errors: [error.message] }]);
    });
  return (
    <ActionModal title={`发布新版本：${row.appName}`} running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ tag: nextTag(row.lasttag), log: '' }}
        onFinish={(values) => void publish(values)}
      >
        <p>当前版本：{row.lasttag || '—'}</p>
        <Form.Item name="tag" label="新版本号" validateFirst rules={tagRules(row.lasttag)}>
          <Input placeholder="v2.0.1" />
        </Form.Item>
        <Form.Item
          name="log"
          label="发布说明"
          rules={[
            { required: true, whitespace: true, message: '请输入发布说明' },
            { max: 500, message: '发布说明长度不能超过 500 个字符' },
          ]}
        >
          <Input.TextArea rows={5} showCount maxLength={500} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}

function tagRules(lasttag: string): FormRule[] {
  const refuse = (message: string) => Promise.reject(new Error(message));
  return [
    { required: true, whitespace: true, message: '请输入新版本号' },
    {
      validator: async (_rule, value) => {
        const tag = String(value).trim();
        if (!isTag(tag)) return refuse('版本号格式应为 vx.y.z');
        return isNewerTag(tag, lasttag) ? undefined : refuse(`版本号必须大于 ${lasttag}`);
      },
    },
  ];
}
