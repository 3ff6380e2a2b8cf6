import { Form } from 'antd';
import { useRef, useState } from 'react';
import { isRequestError } from '@/providers/http/errors';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { erase } from '@/src/crud/defineResource';
import { fieldErrors } from '@/src/crud/form/fieldRules';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import { useLatestRecord } from '@/src/crud/form/useLatestRecord';
import { useReadLatest } from '@/src/crud/form/useReadLatest';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { useOperation } from '@/src/crud/useOperation';
import { textOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { choice } from '@/src/ui/fields/choice';
import { identifier } from '@/src/ui/fields/identifier';
import { rule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { domainRules, domainTypes, type StoreDomain } from './domain';

const StaleDialog = load(() => import('@/src/crud/form/StaleDialog'));

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
  icpNo: text(domainRules.icpNo, identifier),
};

const declared = erase(fields);

/** Binds another domain name to the institution. */
export function AddDomainDialog({ close }: { close: () => void }) {
  return <Dialog title="新增域名" operation="add" start={{ isMain: 0 }} close={close} />;
}

/** Changes a domain name. */
export function DomainDialog({ row, close }: RowDialogProps<StoreDomain>) {
  const { domain, type, isMain, icpNo } = row;
  const start = { domain, type: Number(type), isMain, icpNo };
  return (
    <Dialog title={`编辑域名：${domain}`} operation="save" row={{ ...row }} start={start} close={close} />
  );
}

interface Props {
  readonly title: string;
  readonly operation: 'add' | 'save';
  /** The domain to change; a new one where absent. */
  readonly row?: Row;
  readonly start: Partial<StoreDomain>;
  readonly close: () => void;
}

/** All of a domain is sent. A colleague's changes are kept, and asked about where both have changed the same. */
function Dialog({ title, operation, row, start, close }: Props) {
  const { scope } = useResourcePage();
  const { run } = useOperation(operation, operation === 'add' ? '新增成功' : '修改成功');
  const notify = useNotify();
  const [form] = Form.useForm();
  const showErrors = useFieldErrors(form);
  const [record, setRecord] = useState(row);
  const { latest, stale } = useLatestRecord({
    ...{ form, fields: declared, record, leaving: useRef(false) },
    take: (now, values) => {
      setRecord(now);
      form.setFieldsValue(values);
    },
    taken: () => undefined,
  });
  const tellUnread = (error: unknown) => {
    if (error instanceof Error && !isRequestError(error)) notify('error', error.message);
    throw error;
  };
  const refuse = (error: unknown) => {
    showErrors(fieldErrors(declared, error instanceof Error ? error.message : ''));
    throw error;
  };
  const save = async (values: ValuesOf<typeof fields>) => {
    const agreed = await latest({ ...values }, { ...values }).catch(tellUnread);
    // By this the dialog knows that the typed values are not saved.
    if (!agreed) throw new Error(`${title}: not saved`);
    const domain = textOr(agreed.sent.domain).trim().toLowerCase();
    const icpNo = textOr(agreed.sent.icpNo).trim();
    await run({ ...(row && { id: row.id }), ...agreed.sent, ...scope, domain, icpNo }).catch(refuse);
    close();
  };
  return (
    <FormDialog title={title} form={form} fields={fields} initial={{ ...start }} onSend={save} close={close}>
      {stale && (
        <DialogBoundary close={() => stale.answer('cancel')}>
          <StaleDialog question={stale} />
        </DialogBoundary>
      )}
    </FormDialog>
  );
}

/** Makes a domain the main one of its use, as long as it is the one that the question names. */
export function MainDomainDialog({ row, close }: RowDialogProps<StoreDomain>) {
  const { run } = useOperation('save', '操作成功');
  const readLatest = useReadLatest();
  const invalidate = useInvalidateResource();
  const notify = useNotify();
  const { id, storeId } = row;
  const save = async () => {
    const { domain, type, icpNo } = (await readLatest({ id })) ?? row;
    if (domain !== row.domain || Number(type) !== Number(row.type))
      throw new Error('该域名已被他人修改，请核对后重试');
    await run({ id, storeId, domain, type, isMain: 1, icpNo });
    close();
  };
  /** The staff have been told of what the server refused. */
  const refuse = (error: unknown) => {
    if (!(error instanceof Error) || isRequestError(error)) return;
    notify('error', error.message);
    void invalidate();
    close();
  };
  return (
    <FormDialog
      above={`确认将「${row.domain}」设为主域名吗？`}
      fields={{}}
      onSend={() => save().catch(refuse)}
      close={close}
    />
  );
}
