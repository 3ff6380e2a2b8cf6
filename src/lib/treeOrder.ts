import { isRecord } from './record';

/** A row by its key, and its present or new order. */
export interface Ordered {
  readonly key: string;
  readonly order: number;
}

/**
 * The new orders that make siblings follow the list, as few as possible. Their present orders are dealt out anew, or
 * they are numbered from `first` where two of them are equal.
 */
export function newOrders<T extends Ordered>(siblings: readonly T[], first = 1): T[] {
  const had = siblings.map(({ order }) => order).sort((one, other) => one - other);
  const orders = new Set(had).size === had.length ? had : siblings.map((_, index) => first + index);
  return siblings.flatMap((sibling, index) => {
    const wanted = orders[index] ?? first + index;
    return wanted === sibling.order ? [] : [{ ...sibling, order: wanted }];
  });
}

/** Members that identify nested rows. */
export interface Nesting {
  readonly idField: string;
  readonly parentField: string;
  /** Member that holds the children; `children` where absent. */
  readonly childrenField?: string | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** Nested rows as a flat list; each names its parent, as rows of a flat list do. */
export function flatRows(
  rows: readonly Row[],
  { idField, parentField, childrenField = 'children' }: Nesting,
): Record<string, unknown>[] {
  const flat: Record<string, unknown>[] = [];
  const waiting: { row: Row; above?: unknown }[] = rows.map((row) => ({ row })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { [childrenField]: below, ...own } = next.row;
    const id = own.id ?? own[idField];
    flat.push({ ...own, id, ...(next.above !== undefined && { [parentField]: next.above }) });
    const children = Array.isArray(below) ? below.filter(isRecord) : [];
    for (const row of children.reverse()) waiting.push({ row, above: id });
  }
  return flat;
}
