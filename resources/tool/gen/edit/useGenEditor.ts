import { Form } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { derivedValues } from '@/src/crud/form/dependents';
import { noErrors, sentValues } from '@/src/crud/form/formValues';
import { useStaleQuestion } from '@/src/crud/form/useStaleQuestion';
import type { Row } from '@/src/crud/resourceSpec';
import { isRecord } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useUnsaved } from '@/src/services/useUnsaved';
import { useWhenVisible } from '@/src/services/useWhenVisible';
import type { FormValues } from '@/src/ui/fields/field';
import type { EditorProps } from './GenEditor';
import { columnsWithoutField, configToSend, draftedColumns, type GenConfig, menuOf } from './genConfig';
import { genFields } from './genFields';
import { type HeldConfig, mergeConfigs } from './mergeConfigs';
import { useSendConfig } from './useSendConfig';
import { useShowWrong } from './useShowWrong';

type Values = Record<string, unknown>;

/** The state of a configuration's editor, and its commands. */
export function useGenEditor(
  { title, config, readNow, onDirty, onLeave, onDropped }: EditorProps,
  root: RefObject<HTMLElement | null>,
) {
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const fields = useMemo(() => genFields(config), [config]);
  const start = useMemo(() => startOf(fields, config.table), [fields, config]);
  /** The configuration below the changes: as it was opened, or as it was read since. */
  const base = useRef(config);
  const [columns, setColumns] = useState(config.columns);
  const { stale, askStale } = useStaleQuestion();
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

  const held = (): HeldConfig => ({ form: form.getFieldsValue(true), columns: latestColumns.current });

  function put({ form: values, columns: rows }: HeldConfig): void {
    form.setFields(Object.entries(values).map(([name, value]) => ({ name, value, ...noErrors })));
    latestColumns.current = rows;
    setColumns(rows);
  }

  /** Lays what is entered over the configuration of now; nothing where it is not to be saved. */
  async function agree(isLeaving: boolean): Promise<HeldConfig | undefined> {
    const now = await readNow();
    const versions = { before: heldOf(base.current), mine: held(), now: heldOf(now) };
    const { mine, theirs, both } = mergeConfigs(fields, versions);
    // The question would lie below the one that is on screen.
    if (both.fields.length > 0 && isLeaving) throw new Error('记录已被他人修改，请核对后再保存');
    const answer = both.fields.length > 0 ? await askStale(both) : 'overwrite';
    if (answer === 'cancel') return undefined;
    base.current = now;
    put(answer === 'take' ? theirs : mine);
    if (answer === 'overwrite') return mine;
    notify('info', '已填入新的值，请核对后保存');
    touch();
    return undefined;
  }

  const bodyOf = ({ form: values, columns: rows }: HeldConfig) =>
    configToSend(base.current, sentValues(fields, values), rows);

  /** One save at a time: of a double click the second half would be refused. */
  const saving = useRef(false);
  async function save(isLeaving = false): Promise<boolean> {
    if (saving.current) return false;
    saving.current = true;
    const sent = (await isComplete()) ? await send.run(() => agree(isLeaving), bodyOf) : undefined;
    saving.current = false;
    if (!sent) return false;
    const isAll = JSON.stringify(bodyOf(held())) === JSON.stringify(bodyOf(sent));
    const { table, tables } = base.current;
    base.current = { table: { ...table, ...sent.form }, columns: sent.columns, tables };
    if (!isAll) {
      notify('info', '之后填写的内容尚未保存');
      unsaved.touch();
      return false;
    }
    unsaved.settle();
    onDirty(false);
    return true;
  }

  function heldOf({ table, columns: rows }: GenConfig): HeldConfig {
    return { form: startOf(fields, table), columns: rows };
  }

  const unsaved = useUnsaved(
    {
      name: title,
      values: () => ({ ...held() }),
      base: () => ({ ...heldOf(base.current) }),
      save: () => save(true),
    },
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
    stale,
    async restore() {
      const { draft } = unsaved;
      if (!draft) return;
      const versions = {
        before: draft.base && draftOf(draft.base),
        mine: draftOf(draft.values),
        now: heldOf(base.current),
      };
      const { mine, theirs, both } = mergeConfigs(fields, versions);
      const answer = both.fields.length > 0 ? await askStale({ ...both, isDraft: true }) : 'overwrite';
      if (answer === 'cancel') return;
      put(answer === 'take' ? theirs : mine);
      unsaved.restored();
      onDirty(true);
    },
  };
}

/** Calls back when a value differs from the initial one; not again when the page comes back to the screen. */
function useChanged(value: unknown, onChange: () => void): void {
  const seen = useRef(value);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    tell();
  }, [value]);
}

function draftOf({ form, columns }: FormValues): HeldConfig {
  return { form: isRecord(form) ? form : {}, columns: draftedColumns(columns) };
}

function startOf(fields: ReturnType<typeof genFields>, table: Readonly<Values>): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, startValue(name, table[name])]));
}

/** The initial value; some servers write a missing menu as 0 or a text. */
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
