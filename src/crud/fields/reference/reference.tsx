import { goneText, isGone, type RecordId } from '../../../lib/recordId';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type Kind,
} from '../../../ui/fields/field';
import { load } from '../../../ui/load';
import { RecordLink } from '../../RecordLink';

const ReferenceInput = load(
  () => import('./ReferenceInput'),
  (code) => code.ReferenceInput,
);
const ReferenceName = load(
  () => import('./ReferenceInput'),
  (code) => code.ReferenceName,
);

/** Options for picking and showing a record of another resource. */
export interface ReferenceOptions<V extends RecordId = RecordId> extends FieldOptions<V> {
  /** Member of the other record that names it; `name` where absent. */
  readonly optionLabel?: string;
  /** Name of the filter that the typed text goes to; `keyword` where absent. */
  readonly searchBy?: string;
  /** Member of this record that already holds the other's name, so that lists need not ask. */
  readonly shownBy: string;
}

function kindOf<V extends RecordId>(
  resource: string,
  { optionLabel = 'name', searchBy = 'keyword', shownBy }: ReferenceOptions<V>,
): Kind<V> {
  const about = { resource, optionLabel, searchBy, shownBy };
  return {
    Cell: ({ value, record }: CellProps<V>) => {
      if (isGone(value, record[shownBy])) return goneText;
      const name = String(record[shownBy] ?? '');
      if (name === '') return emptyText;
      return (
        <RecordLink resource={resource} id={value}>
          {name}
        </RecordLink>
      );
    },
    Input: ({ onChange, ...rest }) => (
      // The options are ids as the server sends them, which is what the record's type says of this member.
      <ReferenceInput {...rest} {...about} onChange={(id) => onChange?.(id as V | null)} />
    ),
    Filter: ({ value, onChange, ...rest }) => (
      <ReferenceInput
        {...rest}
        {...about}
        value={value || null}
        onChange={(id) => onChange?.(id === null ? null : String(id))}
      />
    ),
    FilterValue: (props) => <ReferenceName {...props} resource={resource} optionLabel={optionLabel} />,
    operator: 'eq',
    verb: '请选择',
    width: 130,
    needs: resource,
    sheet: { shownBy },
  };
}

/** The id of a record of another resource, named as text: domains are islands. */
export function reference<V extends RecordId>(
  label: string,
  resource: string,
  options: ReferenceOptions<V>,
): Field<V> {
  return fieldOf(label, kindOf(resource, options), options);
}
