import { isRecord } from './record';

/** A row by its key, and the order that it has or is to have. */
export interface Ordered {
  readonly key: string;
  readonly order: number;
}

/**
 * The orders that siblings need to stand as they do in the list, as few as possible: the orders they have are dealt out
 * anew, or they are numbered from `first` where two of them have the same.
 */
export function newOrders<T extends Ordered>(siblings: readonly T[], first = 1): T[] {
  const had = siblings.map(({ order }) => order).sort((one, other) => one - other);
  const orders = new Set(had).size === had.length ? had : siblings.map((_, index) => first + index);
  return siblings.flatMap((sibling, index) => {
    const wanted = orders[index] ?? first + index;
    return wanted === sibling.order ? [] : [{ ...sibling, order: wanted }];
  });
}

/** How nested rows are told apart. */
export interface Nesting {
  readonly idField: string;
  readonly parentField: string;
  /** Member that holds the rows below; `children` where absent. */
  readonly childrenField?: string | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows that hold those below them, one after the other; each names its parent, as rows of a flat list do. */
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
