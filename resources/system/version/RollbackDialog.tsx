import { useOne } from '@refinedev/core';
import { Form, Input, Select } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { readHistory, type Version } from './version';

interface Rollback {
  readonly tag: string;
  readonly reason: string;
}

/**
 * Asks for the reason of an application's return to an older version, and performs it. The version is chosen here
 * unless it is given (screen H7).
 */
export default function RollbackDialog({ row, tag, close }: RowDialogProps<Version> & { tag?: string }) {
  const { run, running } = useOperation('rollback', '操作成功');
  const [form] = Form.useForm<Rollback>();
  const { appId, appName } = row;
  const chosen = Form.useWatch('tag', form) ?? tag;
  const rollback = ({ reason, ...values }: Rollback) =>
    run({ appId, tag: values.tag ?? tag, reason: reason.trim() }).then(close, () => undefined);
  return (
    <ActionModal danger running={running} onOk={form.submit} onCancel={close}>
      <p>
        确认将「{appName}」回滚到 {chosen ?? '所选版本'} 吗？
      </p>
      <Form form={form} layout="vertical" onFinish={(values) => void rollback(values)}>
        {tag === undefined && (
          <Form.Item name="tag" label="目标版本" rules={[{ required: true, message: '请选择目标版本' }]}>
            <TagSelect row={row} />
          </Form.Item>
        )}
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

/** The versions that an application had, each once; `Form.Item` hands in the rest. */
function TagSelect({ row: { appId, lasttag }, ...rest }: { row: Version; id?: string }) {
  const { resource } = useResourcePage();
  const { query } = useOne<Row>({
    resource: resource.name,
    dataProviderName: 'default',
    id: appId,
    errorNotification: false,
  });
  const tags = new Set(readHistory(query.data?.data.history).map(({ tag }) => tag));
  tags.delete(lasttag);
  return (
    <Select
      {...rest}
      loading={query.isFetching}
      placeholder="请选择目标版本"
      notFoundContent={query.isError ? '加载失败，请稍后再试' : '没有可回滚的版本'}
      options={[...tags].map((value) => ({ value, label: value }))}
    />
  );
}
