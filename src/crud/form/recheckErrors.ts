import type { FormInstance } from 'antd';

type Form = Pick<FormInstance, 'getFieldsError' | 'validateFields'>;

/**
 * Checks fields with errors again once the form has its new values: a rule may read other fields. A rule that no
 * longer applies takes its message away. Fields just changed check themselves; fields that the server refused wait for
 * another value of their own.
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
