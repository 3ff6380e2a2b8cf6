import { useForm } from '@refinedev/antd';
import { Alert, Button, Form, Space } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { fieldsOn, type Row } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { providerOf, useEnterable, useServices } from '../services';
import { useForget } from '../useForget';
import { FormFields } from './FormFields';
import { FormRecord } from './FormRecord';
import './form.css';
import { fieldErrors } from './fieldRules';
import { changedValues, sentValues, startValues } from './formValues';

interface Props {
  /** The record to change; a new one where absent. */
  readonly record?: Row;
  readonly onSaved: (record: Row) => void;
  readonly onCancel: () => void;
  /** Told whenever the form begins to hold something unsaved. */
  readonly onDirty: () => void;
}

/**
 * The form of any resource. What was read is a snapshot: reading again never overwrites what is being typed.
 * A refused save leaves every value in place; the refusal stands at its field where it has one, over the form otherwise.
 */
export function RecordForm({ record: read, onSaved, onCancel, onDirty }: Props) {
  const { resource, initialValues } = useResourcePage();
  const [record] = useState(read);
  const { notify } = useServices();
  const enterable = useEnterable();
  const forget = useForget();
  const [refusal, setRefusal] = useState<string>();
  const fields = useMemo(() => fieldsOn(resource, record ? 'edit' : 'create'), [resource, record]);
  const start = useMemo(() => startValues(fields, record, initialValues), [fields, record, initialValues]);

  const { form, formProps, onFinish, formLoading } = useForm<
    Row,
    Error & { statusCode: number },
    Record<string, unknown>
  >({
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    action: record ? 'edit' : 'create',
    ...(record ? { id: record.id } : {}),
    redirect: false,
    queryOptions: { enabled: false },
    successNotification: false,
    errorNotification: false,
    onMutationSuccess: ({ data }) => {
      notify('success', record ? '修改成功' : '新增成功');
      void forget();
      onSaved(data);
    },
    onMutationError: (error) => {
      const errors = fieldErrors(fields, error.message);
      setRefusal(errors.length === 0 ? error.message : undefined);
      form.setFields(errors);
      if (errors[0]) form.scrollToField(errors[0].name, { focus: true });
    },
  });

  /** One save at a time: of a double click the second half would be refused, and the first one's success be missed. */
  const saving = useRef(false);
  const save = async (values: Record<string, unknown>) => {
    if (saving.current) return;
    saving.current = true;
    setRefusal(undefined);
    const entered = sentValues(fields, values);
    await onFinish(
      record
        ? updateOf(resource.sendsChangesOnly === true, record, entered)
        : { ...initialValues, ...entered },
    ).catch(() => undefined);
    saving.current = false;
  };

  return (
    <Form
      {...formProps}
      form={form}
      layout="vertical"
      className="record-form"
      initialValues={start}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={onDirty}
      onFinish={save}
    >
      {refusal && (
        <div ref={bringIntoSight} className="form-refusal">
          <Alert type="error" showIcon role="alert" message={refusal} />
        </div>
      )}
      <FormRecord value={record}>
        <FormFields form={form} fields={fields.filter(enterable)} editing={record !== undefined} />
      </FormRecord>
      <Space className="form-buttons">
        <Button type="primary" htmlType="submit" loading={formLoading}>
          保存
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </Space>
    </Form>
  );
}

/** For a `ref`: whoever has scrolled down to 保存 must see what stands over the form. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** REST updates carry the whole record; others what changed, where the resource says so. */
function updateOf(
  changesOnly: boolean,
  record: Row,
  entered: Record<string, unknown>,
): Record<string, unknown> {
  return changesOnly ? changedValues(record, entered) : { ...record, ...entered };
}
