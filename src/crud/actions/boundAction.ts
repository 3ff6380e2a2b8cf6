import type { FormValues } from '../../ui/fields/field';
import { erase } from '../defineResource';
import { startValues } from '../form/formValues';
import type { Row } from '../resourceSpec';
import type { ActionWithFields, FieldsWay } from './action';

/** Target of an action: a row, the selected rows, or nothing. */
export interface ActionTarget {
  readonly row?: Row | undefined;
  readonly rows?: readonly Row[] | undefined;
}

/** Props of the dialog of an action with fields. Throws where a row action has no row. */
export function boundAction(action: ActionWithFields<Row>, { row, rows = [] }: ActionTarget) {
  if (action.on === 'toolbar') return { ...bound(action), rows: [] };
  if (action.on === 'batch') return { ...bound(action, rows), rows };
  if (!row) throw new Error(`The action "${action.label}" needs a row`);
  return { ...bound(action, row), rows: [row] };
}

function bound<Target extends readonly unknown[]>(way: FieldsWay<string, Target>, ...target: Target) {
  const { fields: declared, title, text, initial, body } = way;
  const said = (words: string | ((...target: Target) => string)) =>
    typeof words === 'string' ? words : words(...target);
  const fields = erase(typeof declared === 'function' ? declared(...target) : declared);
  return {
    fields,
    ...(title !== undefined && { title: said(title) }),
    ...(text !== undefined && { text: said(text) }),
    initialValues: startValues(fields, undefined, initial?.(...target)),
    ...(body && {
      body: ({ password, ...values }: FormValues) => ({
        ...body(values, ...target),
        ...(way.password && { password }),
      }),
    }),
    success: said(way.success),
    refusals: Object.fromEntries(fields.map(({ name, serverErrors = [] }) => [name, serverErrors])),
  };
}
