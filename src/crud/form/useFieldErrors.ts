import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { useCan } from '../../services/useCan';
import { useServices } from '../../services/useServices';
import { useWhenVisible } from '../../services/useWhenVisible';
import type { AnyField } from '../defineResource';
import { enterableBy } from '../fields/enterableBy';
import { fieldErrors, isVisible } from './fieldRules';
import { noErrors } from './formValues';

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

/** Refusals of the server at the fields of a form, until those are changed. `shown` as for {@link useFieldErrors}. */
export function useRefusals(form: FormInstance, shown?: (fields: readonly string[]) => void) {
  const showErrors = useFieldErrors(form, shown);
  const enterable = enterableBy(useCan(), useServices());
  const refused = useRef<readonly string[]>([]);
  return {
    /** Puts a refusal at the fields that it is about; returns it where it is about none on screen. */
    show(fields: readonly AnyField[], message: string): string | undefined {
      const values = form.getFieldsValue(true);
      const errors = fieldErrors(
        fields.filter((field) => enterable(field) && isVisible(field, values)),
        message,
      );
      refused.current = errors.map(({ name }) => name);
      showErrors(errors);
      return errors.length === 0 ? message : undefined;
    },
    /** Called with the names of changed fields, once the form has its new values. */
    follow(changed: readonly string[]): void {
      refused.current = recheckErrors(form, { changed, refused: refused.current });
    },
  };
}

/**
 * Checks fields with errors again once the form has its new values: a rule may read other fields. A rule that no
 * longer applies takes its message away. Fields just changed check themselves. Fields that the server refused wait for
 * another value of their own. It clears them, since one without rules would keep its message. Returns those that wait.
 */
export function recheckErrors(
  form: Pick<FormInstance, 'getFieldsError' | 'setFields' | 'validateFields'>,
  { changed, refused }: { readonly changed: readonly string[]; readonly refused: readonly string[] },
  afterDrawing: (check: () => void) => void = requestAnimationFrame,
): readonly string[] {
  const answered = refused.filter((field) => changed.includes(field));
  if (answered.length > 0) form.setFields(answered.map((name) => ({ name, ...noErrors })));
  const left = new Set([...changed, ...refused]);
  const findWrong = () =>
    form
      .getFieldsError()
      .filter(({ name: [field], errors }) => errors.length > 0 && !left.has(String(field)))
      .map(({ name }) => name);
  if (findWrong().length > 0)
    afterDrawing(() => void form.validateFields(findWrong()).catch(() => undefined));
  return refused.filter((field) => !changed.includes(field));
}
