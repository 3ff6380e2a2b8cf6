import { useForm } from '@refinedev/core';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFormPlace } from '../../ui/pane/useFormPlace';
import { useUnsaved } from '../../work/useUnsaved';
import { type AnyField, fieldsOn, type Row } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { providerOf, useServices } from '../services';
import { useForget } from '../useForget';
import { fieldErrors } from './fieldRules';
import { changedValues, sentValues, startValues } from './formValues';

type Values = Record<string, unknown>;

interface Given {
  /** As the staff would call the form: 编辑机构：明德教育. */
  readonly name: string;
  /** The record to change; a new one where absent. */
  readonly record: Row | undefined;
  readonly onSaved: (record: Row) => void;
}

/** Saving and keeping of the form of any resource. What was read is a snapshot; a refused save leaves every value in place. */
export function useRecordForm({ name, record: read, onSaved }: Given) {
  const { resource, initialValues } = useResourcePage();
  const [record] = useState(read);
  const { notify } = useServices();
  const forget = useForget();
  const [refusal, setRefusal] = useState<string>();
  const fields = useMemo(() => fieldsOn(resource, record ? 'edit' : 'create'), [resource, record]);
  const start = useMemo(() => startValues(fields, record, initialValues), [fields, record, initialValues]);
  const [form] = Form.useForm<Values>();
  /** The page is being left for another one: it is not to close itself as well. */
  const leaving = useRef(false);

  const close = useWhenSeen(onSaved);

  const { onFinish, formLoading } = useForm<Row, Error & { statusCode: number }, Values>({
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    action: record ? 'edit' : 'create',
    ...(record ? { id: record.id } : {}),
    redirect: false,
    queryOptions: { enabled: false },
    successNotification: false,
    errorNotification: false,
  });

  function settle(saved: Row): void {
    unsaved.settle();
    notify('success', record ? '修改成功' : '新增成功');
    void forget();
    if (!leaving.current) close(saved);
  }

  function refuse(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const errors = fieldErrors(fields, message);
    setRefusal(errors.length === 0 ? message : undefined);
    form.setFields(errors);
    if (errors[0]) form.scrollToField(errors[0].name, { focus: true });
  }

  /** One save at a time: of a double click the second half would be refused, and the first one's success be missed. */
  const saving = useRef(false);
  async function save(values: Values): Promise<boolean> {
    if (saving.current) return false;
    saving.current = true;
    setRefusal(undefined);
    const entered = sentValues(fields, values);
    const sent = record
      ? updateOf(resource.sendsChangesOnly === true, record, entered)
      : { ...initialValues, ...entered };
    try {
      // The promise and not the mutation's callbacks: those are not called while the form's tab is out of sight.
      const answer = await onFinish(sent);
      if (answer) settle(answer.data);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      saving.current = false;
    }
  }

  async function saveAndStay(): Promise<boolean> {
    leaving.current = true;
    const valid = await form.validateFields().catch(() => undefined);
    const saved = valid !== undefined && (await save(valid));
    leaving.current = false;
    return saved;
  }

  const kept = {
    name,
    values: () => withoutSecrets(fields, form.getFieldsValue(true)),
    // What comes after creating (a first password, say) must be seen.
    ...((record || !resource.AfterCreate) && { save: saveAndStay }),
  };
  const unsaved = useUnsaved(kept, useFormPlace());

  return { record, fields, start, form, formLoading, refusal, save, unsaved };
}

/** Calls back at once, or when the tab is looked at again: who went on to another one is not called away from it. */
function useWhenSeen(onSaved: (record: Row) => void): (record: Row) => void {
  const [saved, setSaved] = useState<Row>();
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (!saved) return;
    setSaved(undefined);
    tell(saved);
  }, [saved]);
  return setSaved;
}

function withoutSecrets(fields: readonly AnyField[], values: Values): Values {
  const secrets = fields.filter((field) => field.secret).map((field) => field.name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));
}

/** REST updates carry the whole record; others what changed, where the resource says so. */
function updateOf(changesOnly: boolean, record: Row, entered: Values): Values {
  return changesOnly ? changedValues(record, entered) : { ...record, ...entered };
}
