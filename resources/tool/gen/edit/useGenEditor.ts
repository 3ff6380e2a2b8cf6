import { useInvalidate } from '@refinedev/core';
import { Form } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Row } from '@/src/crud/defineResource';
import { followingValues } from '@/src/crud/form/dependents';
import { sentValues } from '@/src/crud/form/formValues';
import { useWhenSeen } from '@/src/crud/form/useWhenSeen';
import { useServices } from '@/src/crud/services';
import { isRecord, numberOr } from '@/src/lib/record';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useUnsaved } from '@/src/work/useUnsaved';
import { toolEndpoints } from '../../endpoints';
import type { EditorProps } from './GenEditor';
import { columnsWithoutField, configToSend, restoredColumns } from './genConfig';
import { genFields } from './genFields';
import { useShowWrong } from './useShowWrong';

type Values = Record<string, unknown>;

/** Everything that the editor of a configuration holds, and what is done with it. */
export function useGenEditor(
  { title, config, onDirty, onLeave, onDropped }: EditorProps,
  root: RefObject<HTMLElement | null>,
) {
  const { notify } = useServices();
  const [form] = Form.useForm<Values>();
  const fields = useMemo(() => genFields(config), [config]);
  const start = useMemo(() => startOf(fields, config.table), [fields, config]);
  const [columns, setColumns] = useState(config.columns);
  const [tab, setTab] = useState('columns');
  const [checked, setChecked] = useState(false);
  const showWrong = useShowWrong(form, fields, root, setTab);
  const send = useSendConfig();
  const close = useWhenSeen(onLeave);
  const wrongColumns = useMemo(
    () => (checked ? columnsWithoutField(columns) : new Set<number>()),
    [checked, columns],
  );

  function touch(): void {
    unsaved.touch();
    onDirty(true);
  }

  /** Whether all of it can be sent; what cannot is on screen by then. */
  async function isComplete(): Promise<boolean> {
    setChecked(true);
    const wrongFields = await form.validateFields().then(() => [], namesOfErrors);
    const wrongIds = columnsWithoutField(columns);
    if (wrongFields.length === 0 && wrongIds.size === 0) return true;
    notify('error', '表单校验未通过，请重新检查提交内容');
    showWrong(wrongFields, wrongIds);
    return false;
  }

  async function save(): Promise<boolean> {
    if (send.sending || !(await isComplete())) return false;
    const entered = sentValues(fields, form.getFieldsValue(true));
    if (!(await send.run(configToSend(config, entered, columns)))) return false;
    unsaved.settle();
    onDirty(false);
    return true;
  }

  const unsaved = useUnsaved(
    { name: title, values: () => ({ form: form.getFieldsValue(true), columns }), save },
    useFormPlace(),
  );
  useChanged(columns, touch);

  return {
    form,
    fields,
    start,
    columns,
    setColumns,
    wrongColumns,
    tab,
    setTab,
    saving: send.sending,
    refusal: send.refusal,
    unsaved,
    change(changes: Values) {
      const values = form.getFieldsValue(true);
      const change = { changed: Object.keys(changes), isNew: false, isEntered: () => true };
      const following = Object.entries(followingValues(fields, values, change));
      form.setFields(following.map(([name, value]) => ({ name, value })));
      touch();
    },
    submit: async () => {
      if (await save()) close(rowOf(config.table));
    },
    /** Asks where something would be lost. */
    giveUp: async () => {
      if (!(await unsaved.mayLose())) return;
      onDropped();
      onLeave();
    },
    restore() {
      const { form: values, columns: rows } = unsaved.draft?.values ?? {};
      if (isRecord(values)) form.setFields(Object.entries(values).map(([name, value]) => ({ name, value })));
      setColumns((before) => restoredColumns(before, rows));
      unsaved.restored();
      onDirty(true);
    },
  };
}

/** Sends a configuration; the server's own words say that it was saved, or stand over the form where it was not. */
function useSendConfig() {
  const { ask, notify } = useServices();
  const invalidate = useInvalidate();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function run(body: Values): Promise<boolean> {
    setSending(true);
    setRefusal(undefined);
    try {
      const { msg } = await ask(toolEndpoints['tool/gen-edit'].operations.update, { body });
      notify('success', msg || '操作成功');
      await invalidate({ resource: 'tool/gen', dataProviderName: 'rest', invalidates: ['resourceAll'] });
      return true;
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { run, sending, refusal };
}

/** Calls back when a value is another one than at the beginning; not again when the page comes back to the screen. */
function useChanged(value: unknown, onChange: () => void): void {
  const seen = useRef(value);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    tell();
  }, [value]);
}

function startOf(fields: ReturnType<typeof genFields>, table: Readonly<Values>): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, startValue(name, table[name])]));
}

/** No menu is 0 or a text on some servers. */
function startValue(name: string, value: unknown): unknown {
  return name === 'parentMenuId' ? numberOr(value) || undefined : (value ?? undefined);
}

function rowOf(table: Readonly<Values>): Row {
  return { ...table, id: numberOr(table.tableId) };
}

function namesOfErrors(failed: unknown): string[] {
  const errors = isRecord(failed) && Array.isArray(failed.errorFields) ? failed.errorFields : [];
  return errors.filter(isRecord).map(({ name }) => String(name));
}
