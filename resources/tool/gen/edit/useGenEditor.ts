import { Form } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { derivedValues } from '@/src/crud/form/dependents';
import { sentValues } from '@/src/crud/form/formValues';
import type { Row } from '@/src/crud/resourceSpec';
import { useServices } from '@/src/crud/services';
import { isRecord } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useWhenVisible } from '@/src/ui/pane/useWhenVisible';
import { useUnsaved } from '@/src/work/useUnsaved';
import type { EditorProps } from './GenEditor';
import { columnsWithoutField, configToSend, menuOf, restoredColumns } from './genConfig';
import { genFields } from './genFields';
import { useSendConfig } from './useSendConfig';
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
  const latestColumns = useRef(columns);
  useEffect(() => {
    latestColumns.current = columns;
  });
  const [tab, setTab] = useState('columns');
  const [checked, setChecked] = useState(false);
  const showWrong = useShowWrong(fields, root, setTab);
  const send = useSendConfig();
  const close = useWhenVisible(onLeave);
  const wrongColumns = useMemo(
    () => (checked ? columnsWithoutField(columns) : new Set<RecordId>()),
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

  /** One save at a time: of a double click the second half would be refused. */
  const saving = useRef(false);
  async function save(): Promise<boolean> {
    if (saving.current) return false;
    saving.current = true;
    const sent = held();
    const saved = (await isComplete()) && (await send.run(bodyOf()));
    saving.current = false;
    if (!saved) return false;
    if (held() !== sent) {
      notify('info', '之后填写的内容尚未保存');
      unsaved.touch();
      return false;
    }
    unsaved.settle();
    onDirty(false);
    return true;
  }

  /** All that is entered, as one text: columns as well, which are newer than this render knows. */
  const held = () => JSON.stringify([form.getFieldsValue(true), latestColumns.current]);

  function bodyOf(): Values {
    return configToSend(config, sentValues(fields, form.getFieldsValue(true)), columns);
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
      const derived = Object.entries(derivedValues(fields, values, change));
      form.setFields(derived.map(([name, value]) => ({ name, value })));
      touch();
    },
    submit: async () => {
      if (await save()) close(rowOf(config.table));
    },
    /** Asks where something would be lost. */
    giveUp: async () => {
      if (!(await unsaved.confirmDiscard())) return;
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
  return name === 'parentMenuId' ? menuOf(value) : (value ?? undefined);
}

function rowOf(table: Readonly<Values>): Row {
  return { ...table, id: parseId(table.tableId) ?? '' };
}

function namesOfErrors(failed: unknown): string[] {
  const errors = isRecord(failed) && Array.isArray(failed.errorFields) ? failed.errorFields : [];
  return errors.filter(isRecord).map(({ name }) => String(name));
}
