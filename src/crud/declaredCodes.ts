import type { FormValues, Kind } from '../ui/fields/field';
import type { Action } from './actions/action';
import type { AnyField, Resource } from './defineResource';
import type { Row } from './resourceSpec';

/** Fields as far as their codes go. */
type Coded = readonly { readonly name: string; readonly kind: Pick<Kind<unknown>, 'read'> }[];

/**
 * The values with their codes in the types that the fields declare. Conditions compare with `1` or `'1'`, whatever type
 * a server sends. The values themselves are sent back as they came.
 */
function declaredCodes(fields: Coded, values: FormValues): FormValues {
  const read = fields.flatMap(({ name, kind }) => {
    const value = values[name];
    if (!kind.read || value === undefined || value === null || value === '') return [];
    const declared = kind.read(value);
    return Object.is(declared, value) ? [] : [[name, declared] as const];
  });
  return read.length === 0 ? values : { ...values, ...Object.fromEntries(read) };
}

/** The field whose conditions see declared codes; `fields` are all of its form. */
export function fieldOnCodes(field: AnyField, fields: Coded): AnyField {
  const { visible, disabled, required, choices, derive } = field;
  const on =
    <R>(question: (values: FormValues) => R) =>
    (values: FormValues) =>
      question(declaredCodes(fields, values));
  return {
    ...field,
    ...(visible && { visible: on(visible) }),
    ...(disabled && { disabled: on(disabled) }),
    ...(choices && { choices: on(choices) }),
    ...(derive && { derive: on(derive) }),
    ...(typeof required === 'function' && { required: on(required) }),
  };
}

/** Maps the first argument of a function. */
function onFirst<A, Rest extends unknown[], R>(
  question: (first: A, ...rest: Rest) => R,
  map: (first: A) => A,
): (first: A, ...rest: Rest) => R {
  return (first, ...rest) => question(map(first), ...rest);
}

/** The resource whose conditions and actions see rows with declared codes. */
export function resourceOnCodes(resource: Resource): Resource {
  const { canEdit, canDelete, deleteQuestion, tree, actions } = resource;
  const row = (one: Row): Row => ({ ...declaredCodes(resource.fields, one), id: one.id });
  const rows = (all: readonly Row[]): readonly Row[] => all.map(row);
  return {
    ...resource,
    ...(canEdit && { canEdit: onFirst(canEdit, row) }),
    ...(canDelete && { canDelete: onFirst(canDelete, row) }),
    ...(deleteQuestion && { deleteQuestion: onFirst(deleteQuestion, rows) }),
    ...(tree?.canHaveChildren && {
      tree: { ...tree, canHaveChildren: onFirst(tree.canHaveChildren, row) },
    }),
    ...(actions && {
      actions: Object.fromEntries(
        Object.entries(actions).map(([key, action]) => [key, actionOnCodes(action, row, rows)]),
      ),
    }),
  };
}

/** The action whose condition, confirmation and request see declared codes. */
function actionOnCodes(
  action: Action<Row>,
  row: (one: Row) => Row,
  rows: (all: readonly Row[]) => readonly Row[],
): Action<Row> {
  if (action.on === 'toolbar') return action;
  const when = action.when && { when: onFirst(action.when, row) };
  if (action.on === 'batch') {
    if ('requestAll' in action) return { ...action, ...when, requestAll: onFirst(action.requestAll, rows) };
    return 'request' in action
      ? { ...action, ...when, request: onFirst(action.request, row) }
      : { ...action, ...when };
  }
  return 'request' in action && action.request
    ? { ...action, ...when, request: onFirst(action.request, row) }
    : { ...action, ...when };
}
