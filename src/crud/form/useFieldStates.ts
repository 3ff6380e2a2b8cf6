import { Form, type FormInstance } from 'antd';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import { type FieldState, statesOf } from './fieldRules';

/**
 * How the fields stand as the form's values are now. Only what depends on the values is watched: else each letter would
 * draw the whole form anew.
 */
export function useFieldStates(
  form: FormInstance,
  fields: readonly AnyField[],
): Readonly<Record<string, FieldState>> {
  const watched = Form.useWatch((values: FormValues) => statesOf(fields, values), {
    form,
    preserve: true,
  });
  return watched ?? statesOf(fields, {});
}
