import type { FormInstance, FormRule } from 'antd';
import { isRecord, textOr } from '../../lib/record';

/**
 * Forms and fields with uploads on their way. Rules are made once for all forms and get a copy of theirs. The functions
 * in it are the form's own, so one of them is the key.
 */
const pending = new WeakMap<FormInstance['getFieldValue'], Map<string, () => boolean>>();

const refusals = {
  files: '文件正在上传，请稍候',
  pictures: '图片尚未上传完成，请稍候，或移除后再保存',
};

/**
 * Lets the rule ask whether the field with an id has something on its way. Outside of a form there is nothing to note.
 */
export function notePending(
  form: FormInstance | undefined,
  id: string | undefined,
  isPending: () => boolean,
): void {
  if (!form || !id) return;
  const fields = pending.get(form.getFieldValue) ?? new Map<string, () => boolean>();
  pending.set(form.getFieldValue, fields.set(id, isPending));
}

/**
 * A form is not saved while files of a field, or pictures of its text, are on their way (VAL-6). A text is only checked
 * when it is saved: while somebody types, nothing is wrong.
 */
export function notWhilePending(what: keyof typeof refusals): FormRule {
  return ({ getFieldValue }) => ({
    ...(what === 'pictures' && { validateTrigger: 'onSubmit' }),
    validator: async (rule: unknown) => {
      const field = isRecord(rule) ? textOr(rule.field) : '';
      if (hasPending(getFieldValue, field)) throw new Error(refusals[what]);
    },
  });
}

/** The fields with something on its way, with their refusals: for a save that checks nothing else of them. */
export function pendingFields(
  { getFieldValue }: Pick<FormInstance, 'getFieldValue'>,
  fields: Readonly<Record<string, keyof typeof refusals>>,
): { name: string; errors: string[] }[] {
  const waiting = Object.entries(fields).filter(([name]) => hasPending(getFieldValue, name));
  return waiting.map(([name, what]) => ({ name, errors: [refusals[what]] }));
}

function hasPending(form: FormInstance['getFieldValue'], field: string): boolean {
  return [...(pending.get(form) ?? [])].some(([id, isPending]) => isIdOf(field, id) && isPending());
}

/** antd makes an id of the form's name, where it has one, and the parts of the field's name. */
function isIdOf(field: string, id: string): boolean {
  const name = field.replaceAll('.', '_');
  return id === name || id.endsWith(`_${name}`);
}
