import { useForm } from '@refinedev/core';
import { Form } from 'antd';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { isGivenUp, mayBeWritten } from '@/providers/http/errors';
import { useCan } from '@/src/services/useCan';
import { textOr } from '../../lib/record';
import { createUuid } from '../../lib/uuid';
import { savedText, useUnsaved } from '../../services/useUnsaved';
import { useWhenVisible } from '../../services/useWhenVisible';
import type { FormValues } from '../../ui/fields/field';
import { useNotifySaved } from '../changes/RecordChanges';
import { fieldsOn } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useInvalidateResource } from '../useInvalidateResource';
import { derivedValues, enteredIn } from './dependents';
import { focusFields, isOvertaken, type RefusedCheck, topmost } from './formFocus';
import { noErrors, recordToSend, sentValues, startValues, withoutSecrets } from './formValues';
import { lastChangeText } from './mergeChanges';
import type { SavedMeanwhile } from './mergedValues';
import { useRefusals } from './useFieldErrors';
import { useFormSteps } from './useFormSteps';
import { useLatestRecord } from './useLatestRecord';
import { useDraftPlace, useRestoreDraft } from './useRestoreDraft';

type Values = Record<string, unknown>;

interface Given {
  /** The staff's name for the form: 编辑机构：明德教育. */
  readonly name: string;
  /** The record to change; a new one where absent. */
  readonly record: Row | undefined;
  readonly onSaved: (record: Row) => void;
  /** Around the form. */
  readonly root: RefObject<HTMLElement | null>;
  /** Called with a new record that was saved while the form stays open. */
  readonly onCreated: ((record: Row) => void) | undefined;
}

/**
 * Saving and keeping of the form of any resource. The record that was read is a snapshot. A refused save leaves every
 * value in place. So does a save during which something was typed: the saved record is then the new snapshot.
 */
export function useRecordForm({ name, record: read, onSaved, onCreated, root }: Given) {
  const { resource, basePath, initialValues } = useResourcePage();
  const [record, setRecord] = useState(read);
  const can = useCan();
  const notifySaved = useNotifySaved();
  const invalidate = useInvalidateResource();
  const [refusal, setRefusal] = useState<string>();
  const fields = useMemo(() => fieldsOn(resource, record ? 'edit' : 'create'), [resource, record]);
  const start = useMemo(() => startValues(fields, record, initialValues), [fields, record, initialValues]);
  const [form] = Form.useForm<Values>();
  const steps = useFormSteps(form, fields, resource, (wrong) => focusFields(root.current, wrong));
  /** The new record's number, which its draft keeps; another one once the record was created. */
  const requestNo = useRef<string>(undefined);
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
  /** Whether the page is being left for another one: it must not close itself as well. */
  const leaving = useRef(false);
  const close = useWhenVisible(onSaved);
  const refusals = useRefusals(form, (wrong) => reveal(wrong.map((field) => [field])));

  /** All values that would be sent now, as one text. */
  const held = () => JSON.stringify(sentValues(fields, form.getFieldsValue(true)));

  /** Handles a save; returns whether the server has all that the form holds now. */
  function settle(saved: Row, meanwhile: SavedMeanwhile): boolean {
    const isAll = held() === JSON.stringify(sentValues(fields, { ...meanwhile.entered, ...meanwhile.sent }));
    notifySaved(savedText(record ? '修改成功' : '新增成功', isAll), saved.id);
    void invalidate();
    if (!isAll) {
      setFields(follow(meanwhile));
      stay(saved);
      return false;
    }
    unsaved.settle();
    if (!leaving.current) close(saved);
    return true;
  }

  /**
   * Text typed while the record was sent is a change of the saved record. Where nobody can change that record (the
   * server gave it no id, say), it is another new record.
   */
  function stay(saved: Row): void {
    if (record) setRecord((read) => ({ ...read, ...saved }));
    else if (saved.id !== undefined && can(resource.endpoints.operations.update)) goOn(saved);
    unsaved.touch();
  }

  /** Turns the form of a new record into that of the saved one. */
  function goOn(saved: Row): void {
    const added = fieldsOn(resource, 'edit').filter((field) => !fields.includes(field));
    setFields(startValues(added, saved));
    setRecord(saved);
    unsaved.moveTo(`${basePath}/edit/${encodeURIComponent(saved.id)}`);
    onCreated?.(saved);
  }

  /** Puts the record as the server holds it now below the form, and those values into it. */
  function take(now: Row, values: Values): void {
    setRecord(now);
    setFields(values);
  }
  const { latest, readNow, renew, follow, reading, stale, askStale } = useLatestRecord({
    ...{ form, fields, record, leaving, take },
    taken: () => unsaved.touch(),
  });

  /**
   * Resolves with the present record. A promise, since the mutation's callbacks are not called while the form's tab is
   * hidden. The changes are laid over `base`.
   */
  async function send(values: FormValues, base: Row | undefined): Promise<Row | undefined> {
    const { sendsChangesOnly = false } = resource;
    const sent = recordToSend(fields, values, { record: base, sendsChangesOnly, initialValues });
    const response = await onFinish({ ...sent, ...once() });
    requestNo.current = undefined;
    return response ? response.data : undefined;
  }

  /** The number by which the server creates a new record once, however often it is sent. */
  function once(): Values {
    if (record || !resource.createsOnce) return {};
    requestNo.current ??= createUuid();
    return { requestNo: requestNo.current };
  }

  function refuse(error: unknown): void {
    if (isGivenUp(error)) return;
    if (mayBeWritten(error)) void invalidate();
    setRefusal(refusals.show(fields, error instanceof Error ? error.message : String(error)));
  }

  /** One save at a time: the second half of a double click would be refused, and the first success missed. */
  const saving = useRef(false);
  async function save(values: Values): Promise<boolean> {
    if (saving.current) return false;
    saving.current = true;
    setRefusal(undefined);
    const entered: Values = { ...form.getFieldsValue(true) };
    try {
      const agreed = await latest(values, entered);
      if (!agreed) return false;
      const saved = await send(agreed.sent, agreed.base);
      return saved ? settle(saved, agreed) : false;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      saving.current = false;
    }
  }

  async function saveAndStay(): Promise<boolean> {
    leaving.current = true;
    const valid = await validValues();
    const saved = valid !== undefined && (await save(valid));
    leaving.current = false;
    return saved;
  }

  function validValues(): Promise<Values | undefined> {
    return form
      .validateFields()
      .catch((refused: RefusedCheck) => (isOvertaken(refused) ? validValues() : revealWrong(refused)));
  }

  const refuseCheck = (refused: RefusedCheck) =>
    isOvertaken(refused) ? form.submit() : revealWrong(refused);

  function revealWrong({ errorFields }: RefusedCheck): undefined {
    reveal(errorFields.map(({ name: path }) => path));
  }

  /** A wrong field must be on screen before the focus can go there. */
  function reveal(wrong: readonly (readonly (string | number)[])[]): void {
    const first = topmost(root.current, wrong)?.path;
    if (!first) return;
    steps?.reveal(String(first[0]));
    focusFields(root.current, [first]);
  }

  function change(changes: Values): void {
    const changed = Object.keys(changes);
    const about = { changed, isNew: !record, isEntered: form.isFieldTouched };
    setFields(derivedValues(fields, form.getFieldsValue(true), about));
    refusals.follow(changed);
    unsaved.touch();
  }

  /** Sets values that nobody has typed, but for those of some fields; errors of the earlier ones are cleared. */
  function setFields(values: Readonly<Values>, entered: readonly string[] = []): void {
    const mark = (name: string) => entered.includes(name) && { touched: true };
    form.setFields(
      Object.entries(values).map(([name, value]) => ({ name, value, ...mark(name), ...noErrors })),
    );
  }

  const kept = {
    name,
    base: () => record && withoutSecrets(fields, startValues(fields, record)),
    values: () => ({ ...withoutSecrets(fields, form.getFieldsValue(true)), ...once() }),
    personal: fields.some(({ personal }) => personal),
    // The page after creating (a first password, say) must be seen.
    ...((record || !resource.AfterCreate) && { save: saveAndStay }),
  };
  const unsaved = useUnsaved(kept, useDraftPlace());
  const restore = useRestoreDraft({
    fields,
    draft: unsaved.draft,
    readNow: async () => (await readNow().catch(() => undefined)) ?? record,
    startOf: (now) => startValues(fields, now),
    renew,
    ask: (about, now) => askStale({ ...about, now, change: lastChangeText(record ?? now, now) }),
    put: ({ requestNo: sent, ...values }, now) => {
      if (now) setRecord(now);
      requestNo.current = textOr(sent) || undefined;
      const begun = { start: now ? startValues(fields, now) : start, isNew: !now };
      setFields(values, enteredIn(fields, values, begun));
      unsaved.restored();
    },
  });

  return {
    record,
    fields,
    start,
    form,
    steps,
    sending: formLoading || reading,
    refusal,
    stale,
    save,
    refuseCheck,
    change,
    restore,
    unsaved,
  };
}
