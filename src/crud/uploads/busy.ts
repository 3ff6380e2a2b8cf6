import type { FormInstance, FormRule } from 'antd';
import { isRecord, textOr } from '../../lib/record';

/**
 * Which fields of which form are uploading. Rules are made once for all forms and get a copy of theirs; the functions in it are
 * the form's own, so one of them represents it.
 */
const busy = new WeakMap<FormInstance['getFieldValue'], Map<string, () => boolean>>();

/** Lets the rule ask whether the field with an id is uploading. */
export function noteUploads({ getFieldValue }: FormInstance, id: string, isBusy: () => boolean): void {
  const fields = busy.get(getFieldValue) ?? new Map<string, () => boolean>();
  busy.set(getFieldValue, fields.set(id, isBusy));
}

/** A form is not saved without the files that are still on their way (VAL-6). */
export const notWhileUploading: FormRule = ({ getFieldValue }) => ({
  validator: (rule: unknown) => {
    const fields = [...(busy.get(getFieldValue) ?? [])];
    const field = isRecord(rule) ? textOr(rule.field) : '';
    const isBusy = fields.some(([id, ask]) => isIdOf(field, id) && ask());
    return isBusy ? Promise.reject(new Error('文件正在上传，请稍候')) : Promise.resolve();
  },
});

/** antd makes an id of the form's name, where it has one, and the parts of the field's name. */
function isIdOf(field: string, id: string): boolean {
  const name = field.replaceAll('.', '_');
  return id === name || id.endsWith(`_${name}`);
}
