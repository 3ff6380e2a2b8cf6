import { useEffect, useEffectEvent } from 'react';
import type { Operation } from '@/providers/endpoints/builder';
import { treeOfOptions } from '@/src/crud/fields/tree/treeOption';
import TreeCheckInput from '@/src/crud/fields/treeCheck/TreeCheckInput';
import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import type { RecordId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { Skeleton } from '@/src/ui/Skeleton';
import { initialSelection } from './mergeSelection';
import type { TreeSelection } from './role';
import { type ReadTree, readTree } from './tickedTree';

interface Props extends Omit<InputProps<TreeSelection>, 'choices' | 'placeholder'> {
  /** Answers the nodes, and in `checkedKeys` those that are selected so far. */
  readonly operation: Operation;
  /** Member of the response that holds the nodes; `data` where absent. */
  readonly at?: string;
  /** The role whose selection it is; none are read where absent. */
  readonly roleId?: RecordId | undefined;
  /** Whether parents and children are selected together so far. */
  readonly linked: boolean;
  /** Called once with the initial selection, where there is no value yet; it is no change by the user. */
  readonly onStart: (selection: TreeSelection) => void;
}

/** The menus of a role, or its departments: read each time the form opens, then selected. */
export function SelectionTree({ operation, at, roleId, linked, onStart, value, onChange, ...rest }: Props) {
  const query = useCall(operation, (_data, response) => readTree(response, at), {
    of: 'ticked-tree',
    ...(roleId !== undefined && { id: roleId }),
    quiet: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = query;
  const begin = useEffectEvent((read: ReadTree) => {
    if (value) return;
    const base = initialSelection(treeOfOptions(read.options), read.checked, linked);
    onStart({ ...base, base });
  });
  useEffect(() => {
    if (data) begin(data);
  }, [data]);
  if (query.isError && !data) return <ReadError error={query.error} retry={() => void query.refetch()} />;
  if (!data || !value) return <Skeleton />;
  return (
    <TreeCheckInput
      {...rest}
      source={data.options}
      linkedAtFirst={linked}
      linked={value.linked}
      switchable
      parents="half"
      selected={value.ids}
      onSelect={(ids, on) => onChange?.({ ...value, ids, linked: on })}
    />
  );
}
