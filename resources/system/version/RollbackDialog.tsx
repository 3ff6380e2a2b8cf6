import { useOne } from '@refinedev/core';
import { Form } from 'antd';
import { use } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { textOr } from '@/src/lib/record';
import { fieldOf, type InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { reason } from '@/src/ui/fields/reason';
import { Select } from '@/src/ui/fields/Select';
import { text } from '@/src/ui/fields/text';
import { readHistory, type Version, versionRules } from './version';

const fields = {
  tag: fieldOf('目标版本', { ...text('').kind, Input: TagSelect, verb: '请选择' }, { required: true }),
  reason: reason(versionRules.rollbackReason),
};

/**
 * Asks for the reason of an application's return to an older version, and performs it. The version is chosen here
 * unless it is given (screen H7).
 */
export default function RollbackDialog({ row, tag, close }: RowDialogProps<Version> & { tag?: string }) {
  const { run } = useOperation('rollback', '操作成功');
  const [form] = Form.useForm<ValuesOf<typeof fields>>();
  const { appId, appName } = row;
  const chosen = Form.useWatch('tag', form) ?? tag;
  return (
    <FormDialog<Partial<typeof fields>>
      danger
      above={
        <p>
          确认将「{appName}」回滚到 {chosen ?? '所选版本'} 吗？
        </p>
      }
      form={form}
      fields={tag === undefined ? fields : { reason: fields.reason }}
      record={{ ...row }}
      onSend={(values) =>
        run({ appId, tag: values.tag ?? tag, reason: textOr(values.reason).trim() }).then(close)
      }
      close={close}
    />
  );
}

/** The versions that an application had, each once. */
function TagSelect({ onChange, value, ...rest }: InputProps<string>) {
  const { resource } = useResourcePage();
  const record = use(FormRecord);
  const { query } = useOne<Row>({
    resource: resource.name,
    dataProviderName: 'default',
    id: textOr(record?.appId),
    errorNotification: false,
  });
  const tags = new Set(readHistory(query.data?.data.history).map(({ tag }) => tag));
  tags.delete(textOr(record?.lasttag));
  return (
    <Select
      {...rest}
      {...queryProps(query, '没有可回滚的版本')}
      value={value ?? undefined}
      onChange={(tag) => onChange?.(tag ?? null)}
      options={[...tags].map((one) => ({ value: one, label: one }))}
    />
  );
}
