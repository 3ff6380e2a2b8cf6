import { Form } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { erase } from '@/src/crud/defineResource';
import { fieldErrors } from '@/src/crud/form/fieldRules';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useOperation } from '@/src/crud/useOperation';
import { textOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { rule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { domainRules, domainTypes, type StoreDomain } from './domain';

const fields = {
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
  const { run } = useOperation(operation, operation === 'add' ? '新增成功' : '修改成功');
  const [form] = Form.useForm();
  const showErrors = useFieldErrors(form);
  const save = async (values: ValuesOf<typeof fields>) => {
    const domain = textOr(values.domain).trim().toLowerCase();
    const icpNo = textOr(values.icpNo).trim();
    await run({ ...start, ...values, ...scope, domain, icpNo });
    close();
  };
  const refuse = (error: unknown) => {
    showErrors(fieldErrors(erase(fields), error instanceof Error ? error.message : ''));
    throw error;
  };
  return (
    <FormDialog
      title={title}
      form={form}
      fields={fields}
      initial={{ ...start }}
      onSend={(values) => save(values).catch(refuse)}
      close={close}
    />
  );
}
