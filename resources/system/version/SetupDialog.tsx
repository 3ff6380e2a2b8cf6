import { Form, Input } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { isYes, numberOr } from '@/src/lib/record';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { rule } from '@/src/ui/fields/rule';
import { StateSwitch } from '@/src/ui/StateTag';
import { keepLimits, type Version } from './version';

interface Setup {
  readonly domainName: string;
  readonly keep: number;
  readonly notify: boolean;
}

/** 发布设置: where an application is, how many versions are kept, whether the staff online are told (screen H7). */
export default function SetupDialog({ row, close }: RowDialogProps<Version>) {
  const { run, running } = useOperation('setup', '保存成功');
  const [form] = Form.useForm<Setup>();
  const save = ({ domainName, keep, notify }: Setup) =>
    run({
      appId: row.appId,
      domainName: domainName.trim().toLowerCase(),
      keep,
      notify: notify ? 1 : 0,
    }).then(close, () => undefined);
  return (
    <ActionModal title={`发布设置：${row.appName}`} running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          domainName: row.domainName ?? '',
          keep: numberOr(row.keep, keepLimits.min),
          notify: isYes(row.notify),
        }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item name="domainName" label="访问域名" rules={[rule('domain')]}>
          <Input placeholder="admin.example.com" />
        </Form.Item>
        <Form.Item
          name="keep"
          label="保留版本数"
          rules={[
            { required: true, message: '请输入保留版本数' },
            { type: 'integer', ...keepLimits },
          ]}
        >
          <NumberBox style={{ width: '100%' }} precision={0} />
        </Form.Item>
        <Form.Item name="notify" label="发布后通知在线用户" valuePropName="checked">
          <StateSwitch />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
