import { useDataProvider, useUpdate } from '@refinedev/core';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isGivenUp } from '@/providers/http/errors';
import { useFormPlace } from '../../../ui/pane/useFormPlace';
import { useUnsaved } from '../../../work/useUnsaved';
import { useTellSaved } from '../../changes/RecordChanges';
import { type AnyField, fieldsOn, titleOf } from '../../defineResource';
import { changedValues, noErrors, sentValues, startValues } from '../../form/formValues';
import { useFieldErrors } from '../../form/useFieldErrors';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { providerOf, useMayCall } from '../../services';
import { useInvalidateResource } from '../../useInvalidateResource';

type Values = Record<string, unknown>;

/** Saving of one field of one row. Until it is saved or given up it counts as unsaved changes, like any dirty form; what was being typed when the page went is there again. */
export function useInlineSave(field: AnyField, row: Row, close: (withFocus: boolean) => void) {
  const { resource } = useResourcePage();
  const tellSaved = useTellSaved();
  const invalidate = useInvalidateResource();
  const [form] = Form.useForm<Values>();
  const start = useMemo(() => startValues(fieldsOn(resource, 'edit'), row), [resource, row]);
  const showErrors = useFieldErrors(form);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const send = useSend();
  const place = useFormPlace();
  const unsaved = useUnsaved(
    {
      name: `${titleOf(resource, row)}的${field.label}`,
      values: () => form.getFieldsValue(true),
      save: () => save(false),
    },
    { ...place, draftPath: `${place.path}#${row.id}.${field.name}` },
  );

  const { draft } = unsaved;
  const restore = useEffectEvent((value: unknown) => {
    form.setFields([{ name: field.name, value }]);
    unsaved.restored();
  });
  useEffect(() => {
    if (draft) restore(draft.values[field.name]);
  }, [draft, field.name]);

  function giveUp(): void {
    unsaved.settle();
    close(true);
  }

  /** `withFocus`: the focus is in the editor, and goes back to the cell. Resolves to whether the value is the server's now; one that was typed while it was sent stays in the editor. */
  async function save(withFocus: boolean): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    const held = () => JSON.stringify(form.getFieldValue(field.name));
    const sent = held();
    const saved = await attempt();
    busy.current = false;
    const done = saved && held() === sent;
    if (done) {
      unsaved.settle();
      close(withFocus);
    } else if (saved) unsaved.touch();
    return done;
  }

  async function attempt(): Promise<boolean> {
    const valid = await form.validateFields().catch(() => undefined);
    if (valid === undefined) return false;
    const changed = changedValues(row, sentValues([field], { ...start, ...valid }));
    if (Object.keys(changed).length === 0) return true;
    setSaving(true);
    try {
      await send(row, changed);
      tellSaved('修改成功', row.id);
      // Until the list has been read again the editor shows the value that is true.
      await invalidate();
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isGivenUp(error)) form.setFields([{ name: field.name, ...noErrors }]);
      else showErrors([{ name: field.name, errors: [message] }]);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { form, start, saving, save, giveUp, touch: unsaved.touch };
}

/** Sends what changed; the whole record where the resource wants that, as the server holds it now: a row may be less than a record. */
function useSend() {
  const { resource } = useResourcePage();
  const { one } = resource.endpoints.operations;
  const mayCall = useMayCall();
  const provider = useDataProvider();
  const { mutateAsync } = useUpdate();
  const dataProviderName = providerOf(resource.endpoints);
  return async (row: Row, changed: Values): Promise<void> => {
    const whole = async () =>
      mayCall(one)
        ? (await provider(dataProviderName).getOne({ resource: resource.name, id: row.id })).data
        : row;
    await mutateAsync({
      resource: resource.name,
      dataProviderName,
      id: row.id,
      values: resource.sendsChangesOnly ? changed : { ...(await whole()), ...changed },
      invalidates: [],
      successNotification: false,
      errorNotification: false,
    });
  };
}
