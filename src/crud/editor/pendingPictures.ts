import type { FormInstance, FormRule } from 'antd';

/** Of a form, what both an input in it and a rule of it know: antd hands each its own copy of the rest. */
type Form = Pick<FormInstance, 'getFieldsValue'>;

const pending = new WeakMap<Form['getFieldsValue'], Map<string, number>>();

/** Notes how many pictures of a field are not yet in its text. Outside of a form there is nothing to note. */
export function notePending(form: Form | undefined, label: string, count: number): void {
  if (!form) return;
  const counts = pending.get(form.getFieldsValue) ?? new Map<string, number>();
  pending.set(form.getFieldsValue, counts.set(label, count));
}

/** Refuses to save a text without the pictures that are still on their way into it: they would be lost in silence. */
export function pendingRule(label: string): FormRule {
  return ({ getFieldsValue }) => ({
    validateTrigger: 'onSubmit',
    validator: async () => {
      if ((pending.get(getFieldsValue)?.get(label) ?? 0) > 0)
        throw new Error('图片尚未上传完成，请稍候，或移除后再保存');
    },
  });
}
