import { Form } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isGivenUp } from '@/providers/http/errors';
import { useFormPlace } from '../../../services/useFormPlace';
import { useNotify } from '../../../services/useNotify';
import { savedText, useUnsaved } from '../../../services/useUnsaved';
import type { FormValues } from '../../../ui/fields/field';
import type { AnyField } from '../../defineResource';
import type { Row } from '../../resourceSpec';
import { derivedValues } from '../dependents';
import { focusFields, topmost } from '../formFocus';
import { changedValues, noErrors, sentValues, startValues, withoutSecrets } from '../formValues';
import { mergeDraft, withValuesOf } from '../mergeChanges';
import { useRefusals } from '../useFieldErrors';
import { useRestoreDraft } from '../useRestoreDraft';
import { useStaleQuestion } from '../useStaleQuestion';

type Values = Record<string, unknown>;

/** The subject of a form of one record. */
export interface Settings {
  /** The staff's name for it: 网站信息：启明升学规划中心. */
  readonly name: string;
  readonly fields: readonly AnyField[];
  /** The record as it was read; a later one replaces it on screen as long as nothing is typed. */
  readonly record: FormValues;
  /**
   * Sends the entered values; rejects where the server refuses. The changed record is read again before it resolves. It
   * may resolve to values that it has put into the form and sent along. Nothing can be asked where the person
   * `isLeaving`.
   */
  readonly save: (values: FormValues, changes: FormValues, isLeaving: boolean) => Promise<FormValues | void>;
  /**
   * Reads the server's present record. Called before each save that sends all of it, and before a draft is taken up.
   */
  readonly readNow?: (() => Promise<FormValues>) | undefined;
  /** Called with all values at first and at each change. */
  readonly onValues?: ((values: FormValues) => void) | undefined;
  /** Path of its page, where the pages below it are laid over the form. */
  readonly pagePath?: string | undefined;
  /** Path of its draft, in a page about several records. */
  readonly draftPath?: string | undefined;
}

/** Saving, resetting and keeping of a form that stays on screen; a refused save leaves every value in place. */
export function useSettingsForm(
  { name, fields, record, save, readNow, onValues, pagePath, draftPath = pagePath }: Settings,
  root: RefObject<HTMLElement | null>,
  reveal: (field: string) => void,
) {
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [base, setBase] = useState(record);
  const [dirty, setDirty] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [start] = useState(() => startOf(fields, record));
  const { stale, askStale } = useStaleQuestion();

  const refusals = useRefusals(form, (wrong) => showWrong(wrong.map((field) => [field])));

  const entered = () => sentValues(fields, form.getFieldsValue(true));
  const changes = (from: FormValues = base) => changedValues(from, entered());

  function put(values: FormValues): void {
    form.setFields(fields.map((field) => ({ name: field.name, value: values[field.name], ...noErrors })));
    onValues?.(form.getFieldsValue(true));
  }

  /** Records that values were typed or restored. */
  function touched(from = base): void {
    const isDirty = Object.keys(changes(from)).length > 0;
    setDirty(isDirty);
    if (isDirty) unsaved.touch();
    else unsaved.settle();
    onValues?.(form.getFieldsValue(true));
  }

  function showWrong(paths: (string | number)[][]): void {
    const first = topmost(root.current, paths)?.path ?? paths[0];
    if (!first) return;
    reveal(String(first[0]));
    requestAnimationFrame(() => focusFields(root.current, [first]));
  }

  function refuse(error: unknown): void {
    if (isGivenUp(error)) return;
    setRefusal(refusals.show(fields, error instanceof Error ? error.message : String(error)));
  }

  /**
   * The record that the changes are laid over, as the server holds it now. Untouched fields follow it; fields changed
   * on both sides are asked about. Undefined where it is not to be saved.
   */
  async function latest(isLeaving: boolean): Promise<FormValues | undefined> {
    const now = await readNow?.();
    if (!now) return base;
    const fresh = startOf(fields, now);
    const typed = { values: form.getFieldsValue(true), base: startOf(fields, base) };
    const { values, both } = mergeDraft(fields, typed, fresh);
    // The question would be below the one on screen.
    if (both.length > 0 && isLeaving) throw new Error('记录已被他人修改，请核对后再保存');
    const answer =
      both.length > 0 ? await askStale({ fields: both, now: rowOf(now), mine: typed.values }) : 'overwrite';
    if (answer === 'cancel') return undefined;
    setBase(now);
    const takes = answer === 'take';
    put(takes ? withValuesOf(values, both, fresh) : values);
    if (!takes) return now;
    notify('info', '已填入新的值，请核对后保存');
    touched(now);
    return undefined;
  }

  /** Values typed while the form was sent are still to be saved. */
  function settle(from: FormValues, sent: FormValues): void {
    const saved = { ...from, ...sent };
    setBase(saved);
    const isAll = Object.keys(changes(saved)).length === 0;
    setDirty(!isAll);
    notify('success', savedText('保存成功', isAll));
    if (isAll) unsaved.settle();
    else unsaved.touch();
  }

  const running = useRef(false);
  async function submit(isLeaving = false): Promise<boolean> {
    if (running.current) return false;
    const valid = await form.validateFields().catch((failed) => {
      showWrong(failed.errorFields.map((wrong: { name: (string | number)[] }) => wrong.name));
    });
    if (valid === undefined || running.current) return false;
    running.current = true;
    setSaving(true);
    setRefusal(undefined);
    try {
      const from = await latest(isLeaving);
      if (!from) return false;
      const sent = entered();
      const more = await save(sent, changes(from), isLeaving);
      settle(from, { ...sent, ...more });
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      running.current = false;
      setSaving(false);
    }
  }

  const unsaved = useUnsaved(
    {
      name,
      values: () => withoutSecrets(fields, form.getFieldsValue(true)),
      personal: fields.some(({ personal }) => personal),
      base: () => withoutSecrets(fields, startOf(fields, base)),
      save: () => submit(true),
    },
    {
      ...useFormPlace(),
      ...(draftPath !== undefined && { draftPath }),
      ...(pagePath !== undefined && { path: pagePath, staysBelow: true }),
    },
  );

  const restore = useRestoreDraft({
    fields,
    draft: unsaved.draft,
    readNow: async () => (await readNow?.().catch(() => undefined)) ?? base,
    startOf: (now: FormValues) => startOf(fields, now),
    ask: (about, now) => askStale({ ...about, now: rowOf(now) }),
    put: (values, now = base) => {
      setBase(now);
      put(values);
      unsaved.restored();
      touched(now);
    },
  });

  /** Follows a record that was read anew. */
  const follow = useEffectEvent((read: FormValues) => {
    if (dirty || read === base) return;
    setBase(read);
    put(startOf(fields, read));
  });
  useEffect(() => follow(record), [record]);
  const tellFirst = useEffectEvent(() => onValues?.(form.getFieldsValue(true)));
  useEffect(() => tellFirst(), []);

  return {
    form,
    start,
    base,
    dirty,
    saving,
    refusal,
    stale,
    draft: unsaved.draft,
    submit: () => submit(),
    restore,
    change(changed: Values) {
      const values = form.getFieldsValue(true);
      const isEntered = (field: string) => form.isFieldTouched(field);
      const names = Object.keys(changed);
      const derived = derivedValues(fields, values, { changed: names, isNew: false, isEntered });
      form.setFields(Object.entries(derived).map(([field, value]) => ({ name: field, value })));
      refusals.follow(names);
      touched();
    },
    /** Puts values into the form as if they had been typed. */
    enter(values: FormValues) {
      form.setFields(Object.entries(values).map(([field, value]) => ({ name: field, value, ...noErrors })));
      touched();
    },
    reset() {
      put(startOf(fields, base));
      setRefusal(undefined);
      setDirty(false);
      unsaved.settle();
    },
    discard: unsaved.discard,
  };
}

function rowOf(values: FormValues): Row {
  return { ...values, id: '' };
}

function startOf(fields: readonly AnyField[], record: FormValues): Values {
  return startValues(fields, { ...record });
}
