import type { CrudFilter } from '@refinedev/core';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '../../lib/recordId';
import { buildTree, type Tree } from '../../lib/tree';
import { flatRows } from '../../lib/treeOrder';
import { useServices } from '../../services/useServices';
import type { Row } from '../resourceSpec';
import { useRowsQuery } from '../useRowsQuery';

/** Trees come whole: no page of the server is as long as this. */
const all = { currentPage: 1, pageSize: 10_000 };

/** Members that tell the rows of a tree apart. */
export interface TreeMembers {
  readonly resource: string;
  /** Member that holds the id of the row above. */
  readonly parent: string;
}

/** How often a tree is read: each time a page opens, or at most once a minute for an input. */
interface ReadOptions {
  readonly filters?: CrudFilter[];
  readonly enabled?: boolean;
  /** Milliseconds. */
  readonly staleTime?: number;
  /** Whether a panel shows the failure, in place of a message. */
  readonly hasPanel?: boolean;
}

const none: readonly Row[] = [];

/** All rows of a tree, whether the server sends a flat list or each row with its `children`. */
export function useTreeRows({ resource, parent }: TreeMembers, options: ReadOptions = {}) {
  const { filters = [], enabled = true, staleTime, hasPanel = false } = options;
  const endpoints = useServices().endpointsOf(resource);
  const query = useRowsQuery(
    { name: resource, endpoints },
    { pagination: all, filters, enabled, hasPanel, ...(staleTime === undefined ? {} : { staleTime }) },
  );
  const data = query.data?.data;
  return { query, rows: data ? rowsOf(data, endpoints.idField, parent) : none };
}

const flattened = new WeakMap<object, readonly Row[]>();

/** The rows of a response, each with its id. Computed once for each response, for all that use it. */
export function rowsOf(data: readonly Row[], idField: string, parentField: string): readonly Row[] {
  const known = flattened.get(data);
  if (known) return known;
  const rows = flatRows(data, { idField, parentField }).filter(isRow);
  flattened.set(data, rows);
  return rows;
}

function isRow(row: Record<string, unknown>): row is Row {
  return isRecord(row) && isRecordId(row.id);
}

/** The rows as a tree; `orderOf` returns the place among siblings where it is not the server's. */
export function treeOf(rows: readonly Row[], parent: string, orderOf?: (row: Row) => number): Tree<Row> {
  return buildTree(rows, {
    keyOf: ({ id }) => keyOf(id),
    parentOf: (row) => textOr(row[parent]),
    orderOf,
  });
}

/** A record's id as a key of trees. */
export function keyOf(id: RecordId): string {
  return String(id);
}
