import type { PlanUnit } from '@/src/gaokao/planUnit';

/** The data of a drag in the workbench: rows of the table, or candidates on their way into it. */
export type DragData =
  | { readonly kind: 'rows'; readonly tableId: string; readonly uids: ReadonlySet<string> }
  | { readonly kind: 'candidates'; readonly units: readonly PlanUnit[] };

const mark = Symbol('workbench');

/** The data for `getInitialData` of a drag source. */
export function toDragData(data: DragData): Record<symbol, unknown> {
  return { [mark]: data };
}

/** The dragged data; undefined where it comes from elsewhere. */
export function fromDragData(data: Record<string | symbol, unknown>): DragData | undefined {
  const carried = data[mark];
  return isDragData(carried) ? carried : undefined;
}

function isDragData(value: unknown): value is DragData {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
