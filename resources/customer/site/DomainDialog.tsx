import { Form } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { erase } from '@/src/crud/defineResource';
import { domainRules } from './domain';
import '@/src/crud/form/form.css';
import { FormField } from '@/src/crud/form/FormField';
import { fieldErrors } from '@/src/crud/form/fieldRules';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { choice } from '@/src/ui/fields/choice';
import { rule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { domainTypes, type StoreDomain } from './domain';

const domainFields: FieldsOf<StoreDomain> = {
  domain: text('域名', {
    required: true,
    rules: [rule('domain')],
    serverErrors: ['域名已被', '域名数量', '正确的域名'],
  }),
  type: choice<number>('用途', domainTypes, { required: true, serverErrors: ['更改用途'] }),
  isMain: yesNo('主域名', {
    help: '同一用途只有一个主域名，原主域名将被取代',
    serverErrors: ['主域名不能取消'],
  }),
  icpNo: text(domainRules.icpNo),
};
const fields = erase(domainFields);

/** Binds another domain name to the institution. */
export function AddDomainDialog({ close }: { close: () => void }) {
  return <Dialog title="新增域名" operation="add" start={{ isMain: 0 }} close={close} />;
}

/** Changes a domain name. */
export function DomainDialog({ row, close }: RowDialogProps<StoreDomain>) {
  const { id, domain, type, isMain, icpNo } = row;
  const start = { id, domain, type: Number(type), isMain, icpNo };
  return <Dialog title={`编辑域名：${domain}`} operation="save" start={start} close={close} />;
}

interface Props {
  readonly title: string;
  readonly operation: 'add' | 'save';
  readonly start: Partial<StoreDomain>;
  readonly close: () => void;
}

function Dialog({ title, operation, start, close }: Props) {
  const { scope } = useResourcePage();
  const { run, running } = useOperation(operation, operation === 'add' ? '新增成功' : '修改成功');
  const [form] = Form.useForm<Record<string, unknown>>();
  const showErrors = useFieldErrors(form);
  const save = async (values: Record<string, unknown>) => {
    const domain = String(values.domain).trim().toLowerCase();
    const icpNo = String(values.icpNo ?? '').trim();
    try {
      await run({ ...start, ...values, ...scope, domain, icpNo });
      close();
    } catch (error) {
      showErrors(fieldErrors(fields, error instanceof Error ? error.message : ''));
    }
  };
  return (
    <ActionModal title={title} running={running} onOk={form.submit} onCancel={close}>
      <Form form={form} layout="vertical" initialValues={start} onFinish={(values) => void save(values)}>
        {fields.map((field) => (
          <FormField key={field.name} field={field} required={field.required === true} disabled={false} />
        ))}
        {/* Enter in a field presses it. */}
        <button type="submit" hidden aria-hidden />
      </Form>
    </ActionModal>
  );
}
