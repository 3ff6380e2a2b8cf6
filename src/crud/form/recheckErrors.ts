import type { FormInstance } from 'antd';

type Form = Pick<FormInstance, 'getFieldsError' | 'validateFields'>;

/**
 * Checks those fields again at which something is wrong, once the form is drawn with its new values: a rule may look at other
 * fields, and one that no longer applies takes its message away. Not those that were just changed, which check themselves,
 * nor those that the server refused: only another value of their own answers that.
 */
export function recheckErrors(
  form: Form,
  { changed, refused }: { readonly changed: readonly string[]; readonly refused: readonly string[] },
  afterDrawing: (check: () => void) => void = requestAnimationFrame,
): void {
  const left = new Set([...changed, ...refused]);
  const findWrong = () =>
    form
      .getFieldsError()
      .filter(({ name: [field], errors }) => errors.length > 0 && !left.has(String(field)))
      .map(({ name }) => name);
  if (findWrong().length === 0) return;
  afterDrawing(() => void form.validateFields(findWrong()).catch(() => undefined));
}
