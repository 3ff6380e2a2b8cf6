import { useDataProvider, useUpdate } from '@refinedev/core';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { isGivenUp, mayBeWritten } from '@/providers/http/errors';
import { useCan } from '../../../services/useCan';
import { useFormPlace } from '../../../services/useFormPlace';
import { useUnsaved } from '../../../services/useUnsaved';
import type { FormValues } from '../../../ui/fields/field';
import type { Draft } from '../../../work/drafts';
import { useNotifySaved } from '../../changes/RecordChanges';
import { type AnyField, fieldsOn, titleOf } from '../../defineResource';
import { changedValues, noErrors, sentValues, startValues } from '../../form/formValues';
import { compareChanges, lastChangeText } from '../../form/mergeChanges';
import { useFieldErrors } from '../../form/useFieldErrors';
import { useStaleQuestion } from '../../form/useStaleQuestion';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { useInvalidateResource } from '../../useInvalidateResource';

type Values = Record<string, unknown>;

/**
 * Saves one field of one row. Until it is saved or given up it counts as unsaved changes, like any dirty form, and has
 * a draft. Where somebody else has changed the cell meanwhile, `stale` asks.
 */
export function useInlineSave(field: AnyField, row: Row, close: (withFocus: boolean) => void) {
  const { resource } = useResourcePage();
  const notifySaved = useNotifySaved();
  const invalidate = useInvalidateResource();
  const [form] = Form.useForm<Values>();
  const start = useMemo(() => startValues(fieldsOn(resource, 'edit'), row), [resource, row]);
  const showErrors = useFieldErrors(form);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const { readNow, send } = useSend();
  const { stale, askStale } = useStaleQuestion();
  /** The cell's value when the typing began: the row's, or an earlier draft's. */
  const began = useRef<FormValues>(startValues([field], row));
  /** Whether the rules refused the value when they were last run. */
  const refused = useRef(false);
  const place = useFormPlace();
  const unsaved = useUnsaved(
    {
      name: `${titleOf(resource, row)}的${field.label}`,
      values: () => form.getFieldsValue(true),
      base: () => began.current,
      save: () => save(false, true),
    },
    { ...place, draftPath: `${place.path}#${row.id}.${field.name}` },
  );

  const { draft } = unsaved;
  const restore = useEffectEvent(({ values, base }: Draft) => {
    began.current = base ?? began.current;
    form.setFields([{ name: field.name, value: values[field.name] }]);
    unsaved.restored();
  });
  useEffect(() => {
    if (draft) restore(draft);
  }, [draft]);

  function giveUp(): void {
    unsaved.settle();
    close(true);
  }

  /**
   * `withFocus`: the focus is in the editor, and goes back to the cell. Resolves to whether the server has the value
   * now. A value typed during the call stays in the editor.
   */
  async function save(withFocus: boolean, isLeaving = false): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    const held = () => JSON.stringify(form.getFieldValue(field.name));
    const sent = held();
    const saved = await attempt(isLeaving);
    busy.current = false;
    const done = saved && held() === sent;
    if (done) {
      unsaved.settle();
      close(withFocus);
    } else if (saved) unsaved.touch();
    return done;
  }

  /**
   * The record that the change is laid over, as the server holds it now. Undefined where the cell is not to be
   * overwritten.
   */
  async function agree(typed: Values, isLeaving: boolean): Promise<Row | undefined> {
    const now = await readNow(row);
    const fresh = startValues([field], now);
    const { both } = compareChanges([field], { before: began.current, mine: typed, now: fresh });
    if (both.length === 0) return now;
    // The question would be below the one on screen.
    if (isLeaving) throw new Error('记录已被他人修改，请核对后再保存');
    const answer = await askStale({ fields: both, now, mine: typed, change: lastChangeText(row, now) });
    if (answer === 'overwrite') return now;
    if (answer === 'take') {
      giveUp();
      await invalidate();
    }
    return undefined;
  }

  function refuse(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (mayBeWritten(error)) void invalidate();
    if (isGivenUp(error)) form.setFields([{ name: field.name, ...noErrors }]);
    else showErrors([{ name: field.name, errors: [message] }]);
  }

  async function attempt(isLeaving: boolean): Promise<boolean> {
    const valid = await form.validateFields().catch(() => undefined);
    // Without its input no rule runs: a row that has left the page was checked when it was left.
    if (!valid || field.name in valid) refused.current = !valid;
    if (refused.current) return false;
    const typed = { ...start, [field.name]: form.getFieldValue(field.name) };
    // The row may have been read anew: a colleague's value is not replaced by the one found here.
    const untouched = { before: began.current, mine: typed, now: began.current };
    if (compareChanges([field], untouched).mine.length === 0) return true;
    const changed = changedValues(row, sentValues([field], typed));
    if (Object.keys(changed).length === 0) return true;
    setSaving(true);
    try {
      const now = await agree(typed, isLeaving);
      if (!now) return false;
      await send(now, changed);
      began.current = startValues([field], { ...now, ...changed });
      notifySaved('修改成功', row.id);
      // The editor shows the saved value until the list has been read again.
      await invalidate();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { form, start, saving, stale, save, giveUp, touch: unsaved.touch };
}

/** `send` sends the changes, over the whole record where the resource wants that. A row may be less than a record. */
function useSend() {
  const { resource } = useResourcePage();
  const { one } = resource.endpoints.operations;
  const can = useCan();
  const provider = useDataProvider();
  const { mutateAsync } = useUpdate();
  const dataProviderName = providerOf(resource.endpoints);
  /** The record as the server holds it now; the listed row, where a single record cannot be read. */
  const readNow = async (row: Row): Promise<Row> =>
    can({ forForm: one })
      ? (await provider(dataProviderName).getOne<Row>({ resource: resource.name, id: row.id })).data
      : row;
  const send = async (now: Row, changed: Values): Promise<void> => {
    await mutateAsync({
      resource: resource.name,
      dataProviderName,
      id: now.id,
      values: resource.sendsChangesOnly ? changed : { ...now, ...changed },
      invalidates: [],
      successNotification: false,
      errorNotification: false,
    });
  };
  return { readNow, send };
}
