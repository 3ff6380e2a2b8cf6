import { type ReactNode, useMemo } from 'react';
import { useCall } from '@/src/crud/useCall';
import { isRecord, isYes, textOr } from '../../../lib/record';
import { isRecordId } from '../../../lib/recordId';
import type { Tree } from '../../../lib/tree';
import type { Row } from '../../resourceSpec';
import { treeOf, useTreeRows } from '../../tree/useWholeTree';
import {
  type Choice,
  type TreeRecords,
  type TreeResponse,
  type TreeSource,
  treeOfChoices,
  treeOfOptions,
} from './treeOption';

/** The choices read so far. */
export interface ReadChoices {
  readonly tree: Tree<Choice>;
  readonly reading: boolean;
  readonly failed: boolean;
  readonly refetch: () => unknown;
}

interface Props {
  readonly source: TreeSource;
  readonly children: (choices: ReadChoices) => ReactNode;
}

/** Passes on the choices of a tree: fixed ones at once, records as soon as they have been read. */
export function TreeChoices({ source, children }: Props): ReactNode {
  if ('resource' in source) return <Records source={source}>{children}</Records>;
  if ('operation' in source) return <Answered source={source}>{children}</Answered>;
  return children({ tree: treeOfOptions(source), reading: false, failed: false, refetch: () => undefined });
}

/** Milliseconds between readings of records as choices, however many inputs ask. */
const freshFor = 60_000;

function Records({ source, children }: { source: TreeRecords; children: Props['children'] }): ReactNode {
  const { resource, parent = 'parentId' } = source;
  const { rows, query } = useTreeRows({ resource, parent }, { staleTime: freshFor });
  const tree = useMemo(() => treeOfChoices(choicesOf(rows, source)), [rows, source]);
  const { isPending: reading, isError, refetch } = query;
  return children({ tree, reading, failed: isError && rows.length === 0, refetch });
}

/** Reads choices from an operation with every page that opens, at most once a minute. */
function Answered({ source, children }: { source: TreeResponse; children: Props['children'] }): ReactNode {
  const { operation, at } = source;
  const query = useCall(
    operation,
    (data, { members }) => nodesOf(at === undefined ? data : members[at], ''),
    { of: ['tree-choices', operation.body, at], quiet: false, staleTime: freshFor },
  );
  const tree = useMemo(() => treeOfChoices(query.data ?? []), [query.data]);
  const { data, isPending: reading, isError, refetch } = query;
  return children({ tree, reading, failed: isError && !data, refetch });
}

/** Nodes of `id` and `label` (RuoYi's) or `name`, each with those below it, as a flat list. */
function nodesOf(nodes: unknown, above: string): Choice[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isRecord).flatMap(({ id, label, name, disabled, children }) => {
    if (!isRecordId(id)) return [];
    const choice = { value: id, label: textOr(label ?? name, String(id)), locked: isYes(disabled), above };
    return [choice, ...nodesOf(children, String(id))];
  });
}

function choicesOf(
  rows: readonly Row[],
  { parent = 'parentId', optionLabel = 'name', order, root, offers = () => true, locks }: TreeRecords,
): Choice[] {
  const orderOf = order === undefined ? undefined : (row: Row) => Number(row[order]);
  const { nodes } = treeOf(rows, parent, orderOf);
  const sorted = [...nodes.values()].filter(({ row }) => offers(row));
  if (orderOf) sorted.sort((one, other) => orderOf(one.row) - orderOf(other.row));
  const choices = sorted.map(({ row }) => ({
    value: row.id,
    label: textOr(row[optionLabel], String(row.id)),
    locked: locks?.(row) ?? false,
    above: nodes.has(textOr(row[parent])) ? textOr(row[parent]) : '0',
  }));
  return root === undefined ? choices : [{ value: 0, label: root, locked: false, above: '' }, ...choices];
}
