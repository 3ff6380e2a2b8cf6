import type { FormInstance } from 'antd';
import { useWhenVisible } from '../../services/useWhenVisible';

/** Messages of a field, as antd's form takes them. */
export interface FieldError {
  readonly name: string;
  readonly errors: readonly string[];
}

/**
 * Puts refusals at their fields: at once, or, where the tab is hidden, when it is shown again. Hidden fields hold no
 * message. `shown` is called with the fields afterwards.
 */
export function useFieldErrors(
  form: Pick<FormInstance, 'setFields'>,
  shown?: (fields: readonly string[]) => void,
): (errors: readonly FieldError[]) => void {
  const put = useWhenVisible((found: readonly FieldError[]) => {
    // A drawer that comes back draws its fields anew before the next frame, without their messages.
    requestAnimationFrame(() => {
      form.setFields(found.map(({ name, errors }) => ({ name, errors: [...errors] })));
      shown?.(found.map(({ name }) => name));
    });
  });
  return (errors) => {
    if (errors.length > 0) put(errors);
  };
}

/**
 * Checks fields with errors again once the form has its new values: a rule may read other fields. A rule that no
 * longer applies takes its message away. Fields just changed check themselves; fields that the server refused wait for
 * another value of their own.
 */
export function recheckErrors(
  form: Pick<FormInstance, 'getFieldsError' | 'validateFields'>,
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
