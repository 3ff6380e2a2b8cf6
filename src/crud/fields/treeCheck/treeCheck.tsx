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

const TreeCheckInput = load(() => import('./TreeCheckInput'));
const TreeCell = load(() => import('../tree/TreeCell'));

/** Options of a tree of boxes: how they are linked, and which of them are the value. */
export interface TreeCheckOptions<V> extends FieldOptions<V[]> {
  /**
   * Whether parents and children are selected together at first, where that can be switched; 父子联动 is on where absent.
   */
  readonly linked?: boolean;
  /** False where the link of parents and children cannot be switched. */
  readonly switchable?: boolean;
  /**
   * Parents in the value beside the selected leaves while ticks are linked. `half` adds parents that are half selected,
   * as RuoYi's roles want.
   */
  readonly parents?: 'selected' | 'half' | 'none';
}

/** Pixels: the row of switches, the search, the tree. */
const height = 372;

function kindOf<V extends RecordId>(
  label: string,
  given: GivenSource<V>,
  { linked = true, switchable = true, parents = 'selected' }: TreeCheckOptions<V>,
): Kind<V[]> {
  const source = sourceOf(given);
  const needs = resourceOf(source);
  const about = { source, linkedAtFirst: linked, switchable, parents };
  const shown = ({ value, place }: CellProps<V[]>): ReactNode => {
    if (!value?.length) return emptyText;
    if (place === 'list') return `${value.length} 项`;
    return (
      <Suspense fallback={null}>
        <TreeCell source={source} values={value} place="list" />
      </Suspense>
    );
  };
  return {
    Cell: (props) => <>{shown(props)}</>,
    Input: ({ value, onChange, ...rest }) => (
      <TreeCheckInput
        aria-label={label}
        {...rest}
        {...about}
        selected={value ?? []}
        // The options are values of this type, or ids of records, for which the field is one of numbers.
        onSelect={(values) => onChange?.(values as V[])}
      />
    ),
    operator: 'eq',
    verb: '请选择',
    inputHeight: height,
    wide: true,
    width: 100,
    sheet: { write: (values) => values.join(',') },
    ...(needs !== undefined && { needs }),
  };
}

/** Any number of choices out of a tree with boxes; the value is their ids. */
export function treeCheck<V extends RecordId>(
  label: string,
  source: string | TreeRecords | TreeResponse,
  options?: NoInfer<TreeCheckOptions<V>>,
): Field<V[]>;
export function treeCheck<const V extends RecordId>(
  label: string,
  source: readonly TreeOption<V>[],
  options?: TreeCheckOptions<V>,
): Field<V[]>;
export function treeCheck<V extends RecordId>(
  label: string,
  source: GivenSource<V>,
  options: TreeCheckOptions<V> = {},
): Field<V[]> {
  return fieldOf(label, kindOf(label, source, options), options);
}
