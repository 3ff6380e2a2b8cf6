import { type ReactNode, Suspense } from 'react';
import type { RecordId } from '../../../lib/recordId';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type Kind,
} from '../../../ui/fields/field';
import { load } from '../../../ui/load';
import {
  type GivenSource,
  resourceOf,
  sourceOf,
  type TreeOption,
  type TreeRecords,
  type TreeResponse,
} from '../tree/treeOption';

const TreeSelectInput = load(() => import('./TreeSelectInput'));
const TreeCell = load(() => import('../tree/TreeCell'));

/** Options for choosing and showing one choice of a tree. */
export interface TreeSelectOptions<V> extends FieldOptions<V> {
  /** Whether only leaves can be chosen. */
  readonly leavesOnly?: boolean;
  /** For a record's parent: neither the record itself nor its descendants can be chosen. */
  readonly notBelowSelf?: boolean;
  /** Member of this record that already holds the other's name, so that lists need not ask. */
  readonly shownBy?: string;
}

function kindOf<V extends RecordId>(
  given: GivenSource<V>,
  { leavesOnly = false, notBelowSelf = false, shownBy }: TreeSelectOptions<V>,
): Kind<V> {
  const source = sourceOf(given);
  const needs = resourceOf(source);
  const about = { source, leavesOnly, notBelowSelf, shownBy };
  const shown = ({ value, record, place }: CellProps<V>): ReactNode => {
    if (value == null || value === '') return emptyText;
    if (shownBy !== undefined) return String(record[shownBy] ?? '') || emptyText;
    return (
      <Suspense fallback={null}>
        <TreeCell source={source} values={[value]} place={place} />
      </Suspense>
    );
  };
  return {
    Cell: (props) => <>{shown(props)}</>,
    Input: ({ value, onChange, ...rest }) => (
      <TreeSelectInput
        {...rest}
        {...about}
        chosen={value == null ? '' : String(value)}
        // The options are values of this type, or ids of records, for which the field is one of numbers.
        onChoose={(choice) => onChange?.(choice === undefined ? null : (choice as V))}
      />
    ),
    Filter: ({ value, onChange, ...rest }) => (
      <TreeSelectInput
        {...rest}
        {...about}
        notBelowSelf={false}
        chosen={value ?? ''}
        onChoose={(choice) => onChange?.(choice === undefined ? null : String(choice))}
      />
    ),
    FilterValue: ({ value }) => <TreeCell source={source} values={[value]} place="list" />,
    operator: 'eq',
    verb: '请选择',
    width: 120,
    ...(needs !== undefined && { needs }),
    ...(shownBy !== undefined && { sheet: { shownBy } }),
  };
}

/** One choice out of a tree (WID-7): the id of a record of another resource, or one of fixed options. */
export function treeSelect<V extends RecordId>(
  label: string,
  source: string | TreeRecords | TreeResponse,
  options?: NoInfer<TreeSelectOptions<V>>,
): Field<V>;
export function treeSelect<const V extends RecordId>(
  label: string,
  source: readonly TreeOption<V>[],
  options?: TreeSelectOptions<V>,
): Field<V>;
export function treeSelect<V extends RecordId>(
  label: string,
  source: GivenSource<V>,
  options: TreeSelectOptions<V> = {},
): Field<V> {
  return fieldOf(label, kindOf(source, options), options);
}
