import { Form } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { isGivenUp } from '@/providers/http/errors';
import { useFormPlace } from '../../ui/pane/useFormPlace';
import { useUnsaved } from '../../work/useUnsaved';
import { fieldsOn } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useServices } from '../services';
import { useInvalidateResource } from '../useInvalidateResource';
import { derivedValues } from './dependents';
import { fieldErrors } from './fieldRules';
import { startValues, withoutSecrets } from './formValues';
import { useFormSteps } from './steps/useFormSteps';
import { useSend } from './useSend';
import { useWhenVisible } from './useWhenVisible';

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
  const invalidate = useInvalidateResource();
  const [refusal, setRefusal] = useState<string>();
  const fields = useMemo(() => fieldsOn(resource, record ? 'edit' : 'create'), [resource, record]);
  const start = useMemo(() => startValues(fields, record, initialValues), [fields, record, initialValues]);
  const [form] = Form.useForm<Values>();
  const steps = useFormSteps(form, fields, resource.steps);
  const { send, sending } = useSend(fields, record);
  /** The page is being left for another one: it is not to close itself as well. */
  const leaving = useRef(false);
  /** Fields at which the server's refusal stands: those without rules would keep it whatever is entered. */
  const refusedAt = useRef<readonly string[]>([]);
  const close = useWhenVisible(onSaved);

  function settle(saved: Row): void {
    unsaved.settle();
    notify('success', record ? '修改成功' : '新增成功');
    void invalidate();
    if (!leaving.current) close(saved);
  }

  function refuse(error: unknown): void {
    if (isGivenUp(error)) return;
    const message = error instanceof Error ? error.message : String(error);
    const errors = fieldErrors(fields, message);
    setRefusal(errors.length === 0 ? message : undefined);
    refusedAt.current = errors.map(({ name: field }) => field);
    form.setFields(errors);
    if (!errors[0]) return;
    steps?.reveal(errors[0].name);
    form.scrollToField(errors[0].name, { focus: true });
  }

  /** One save at a time: of a double click the second half would be refused, and the first one's success be missed. */
  const saving = useRef(false);
  async function save(values: Values): Promise<boolean> {
    if (saving.current) return false;
    saving.current = true;
    setRefusal(undefined);
    try {
      const saved = await send(values);
      if (saved) settle(saved);
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
    const valid = await form.validateFields().catch(revealWrong);
    const saved = valid !== undefined && (await save(valid));
    leaving.current = false;
    return saved;
  }

  /** What is not right must be on screen before it can be pointed at. */
  function revealWrong({ errorFields }: { errorFields: { name: (string | number)[] }[] }): undefined {
    const [first] = errorFields[0]?.name ?? [];
    if (first !== undefined) steps?.reveal(String(first));
  }

  function change(changes: Values): void {
    const changed = Object.keys(changes);
    const isEntered = (field: string) => form.isFieldTouched(field);
    const values = form.getFieldsValue(true);
    const derived = derivedValues(fields, values, { changed, isNew: !record, isEntered });
    // Only where there are any: the form library takes two empty lists for a circle, and says so.
    const cleared = (field: string) => form.getFieldError(field).length > 0 && { errors: [] };
    form.setFields([
      ...changed
        .filter((field) => refusedAt.current.includes(field))
        .map((field) => ({ name: field, ...cleared(field) })),
      ...Object.entries(derived).map(([field, value]) => ({ name: field, value, ...cleared(field) })),
    ]);
    unsaved.touch();
  }

  const kept = {
    name,
    values: () => withoutSecrets(fields, form.getFieldsValue(true)),
    // What comes after creating (a first password, say) must be seen.
    ...((record || !resource.AfterCreate) && { save: saveAndStay }),
  };
  const unsaved = useUnsaved(kept, useFormPlace());

  return { record, fields, start, form, steps, sending, refusal, save, revealWrong, change, unsaved };
}
