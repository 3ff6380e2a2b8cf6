import { Form } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { isGivenUp } from '@/providers/http/errors';
import { fieldErrors } from '@/src/crud/form/fieldRules';
import { noErrors, recordToSend, startValues } from '@/src/crud/form/formValues';
import type { Row } from '@/src/crud/resourceSpec';
import { useServices } from '@/src/crud/services';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useUnsaved } from '@/src/work/useUnsaved';
import { systemEndpoints } from '../endpoints';
import { settingsFields } from './settingsFields';

const { save: saveCall } = systemEndpoints['system/setup'].operations;

type Values = Record<string, unknown>;

/** The form of the settings: what was read is a snapshot, what changed is sent, a refused save leaves everything as it was typed. */
export function useSettingsForm(read: Row) {
  const { callOperation, notify, reloadPlatform } = useServices();
  const [form] = Form.useForm<Values>();
  const [record, setRecord] = useState(read);
  const fields = useMemo(() => settingsFields(record.toolboxaddr), [record]);
  const [start] = useState(() => startValues(fields, read));
  const [refusal, setRefusal] = useState<string>();
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  const changes = () =>
    recordToSend(fields, form.getFieldsValue(true), {
      record,
      sendsChangesOnly: true,
      initialValues: undefined,
    });

  async function send(): Promise<boolean> {
    const body = changes();
    if (Object.keys(body).length > 0) {
      await callOperation(saveCall, { body });
      setRecord({ ...record, ...body });
      void reloadPlatform();
    }
    notify('success', '保存成功');
    // What was typed meanwhile is still to be saved.
    const isAll = JSON.stringify({ ...body, ...changes() }) === JSON.stringify(body);
    if (isAll) unsaved.settle();
    return isAll;
  }

  function refuse(error: unknown): void {
    if (isGivenUp(error)) return;
    const message = error instanceof Error ? error.message : String(error);
    const errors = fieldErrors(fields, message);
    setRefusal(errors.length === 0 ? message : undefined);
    form.setFields(errors);
  }

  /** One save at a time: of a double click the second half would be refused. */
  async function save(): Promise<boolean> {
    if (underWay.current) return false;
    const isValid = await form.validateFields().then(
      () => true,
      () => false,
    );
    if (!isValid) return false;
    underWay.current = true;
    setSaving(true);
    setRefusal(undefined);
    try {
      return await send();
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  const name = '系统设置';
  const unsaved = useUnsaved({ name, values: () => form.getFieldsValue(true), save }, useFormPlace());
  const fill = (values: Values) =>
    form.setFields(Object.entries(values).map(([field, value]) => ({ name: field, value, ...noErrors })));

  return {
    form,
    fields,
    start,
    refusal,
    saving,
    save,
    unsaved,
    reset() {
      fill(Object.fromEntries(fields.map(({ name: field }) => [field, record[field]])));
      setRefusal(undefined);
      unsaved.settle();
    },
    restore() {
      fill({ ...unsaved.draft?.values });
      unsaved.restored();
    },
  };
}
