import { Form } from 'antd';
import { operationOf } from '@/providers/data/callOperation';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useOpenRecord } from '@/src/crud/useOpenRecord';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { text } from '@/src/ui/fields/text';
import { type LegalText, nextVersion } from './legalText';

const fields = {
  version: text('新版本号', { required: '请输入版本', format: 'docVersion', placeholder: 'V1.0' }),
};

/** Makes a draft out of any version, under a number of its own. It opens for whoever may change it. */
export default function CopyDialog({ row, close }: RowDialogProps<LegalText>) {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const { run } = useOperation('create', '已复制为新版本');
  const open = useOpenRecord();
  const can = useCan();
  const [form] = Form.useForm<ValuesOf<typeof fields>>();
  const showErrors = useFieldErrors(form);
  const copy = async (version: string) => {
    const one = operationOf(resource.endpoints, resource.name, 'one');
    const { data } = await callOperation(one, { body: { id: row.id }, options: { allowRepeat: true } });
    const { docType, title, content, forceAgree } = { ...row, ...(isRecord(data) ? data : {}) };
    const created = await run({ docType, title, version, content, changes: '', forceAgree });
    close();
    const mayEdit = can(resource.endpoints.operations.update);
    if (mayEdit && isRecord(created) && isRecordId(created.id)) open('edit', created.id);
  };
  const refuse = (error: unknown) =>
    showErrors([{ name: 'version', errors: [error instanceof Error ? error.message : '复制失败，请重试'] }]);
  return (
    <FormDialog
      title={`复制为新版本：${row.title} ${row.version}`}
      above={<p>标题和正文将复制到一个新的草稿，修订说明需重新填写。</p>}
      form={form}
      fields={fields}
      initial={{ version: nextVersion(row.version) }}
      onSend={({ version }) => copy(textOr(version).trim()).catch(refuse)}
      close={close}
    />
  );
}
