import { lazy } from 'react';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type Kind,
} from '../../ui/fields/field';

const ReferenceInput = lazy(() => import('./ReferenceInput'));

/** How a record of another resource is picked and shown. */
export interface ReferenceOptions extends FieldOptions<number> {
  /** Member of the other record that names it; `name` where absent. */
  readonly optionLabel?: string;
  /** Name of the filter that the typed text goes to; `keyword` where absent. */
  readonly searchBy?: string;
  /** Member of this record that already holds the other's name, so that lists need not ask. */
  readonly shownBy: string;
}

function kindOf(
  resource: string,
  { optionLabel = 'name', searchBy = 'keyword', shownBy }: ReferenceOptions,
): Kind<number> {
  const about = { resource, optionLabel, searchBy, shownBy };
  return {
    Cell: ({ record }: CellProps<number>) => <>{String(record[shownBy] ?? '') || emptyText}</>,
    Input: (props) => <ReferenceInput {...props} {...about} />,
    Filter: ({ value, onChange, ...rest }) => (
      <ReferenceInput
        {...rest}
        {...about}
        value={value ? Number(value) : null}
        onChange={(id) => onChange?.(id === null ? null : String(id))}
      />
    ),
    operator: 'eq',
    verb: '请选择',
    needs: resource,
    sheet: { shownBy },
  };
}

/** The id of a record of another resource, named as text: domains are islands. */
export function reference(label: string, resource: string, options: ReferenceOptions): Field<number> {
  return fieldOf(label, kindOf(resource, options), options);
}
