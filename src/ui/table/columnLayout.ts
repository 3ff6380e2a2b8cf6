import type { CSSProperties, ReactNode } from 'react';

/** A column of a data table. */
export interface DataColumn<T> {
  readonly key: string;
  readonly title: ReactNode;
  /** Minimal width in pixels. */
  readonly width: number;
  /** Whether it keeps that width where the table has room to spare. */
  readonly exact?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** The side at which it stays while the others scroll; pinned columns come first, or last. */
  readonly pin?: 'left' | 'right' | undefined;
  /** Absent where the column is not sortable. */
  readonly sort?: SortState;
  /** Whether the edge of its head can be pulled. */
  readonly resizable?: boolean;
  readonly render: (row: T) => ReactNode;
}

export type SortState = 'ascending' | 'descending' | 'none';

/** A column with the style of its cells, and its width in CSS. */
export interface PlacedColumn<T> {
  readonly column: DataColumn<T>;
  readonly width: string;
  readonly style: CSSProperties | undefined;
  /** Side of a pinned column; the edge is the one beside which the others scroll. */
  readonly pin: 'left' | 'right' | 'left-edge' | 'right-edge' | undefined;
}

/** The layout of a table's columns. */
export interface ColumnLayout<T> {
  readonly columns: readonly PlacedColumn<T>[];
  /** Pixels that all of them need. */
  readonly width: number;
  /** CSS width of the columns, from the first, that the container shows in full. */
  readonly shown: string;
}

/** Pixels at the right of numbers, which keep a distance from the next column. */
const numberGap = 24;

/**
 * Places columns without measuring anything. Each has its own width, and growing ones share the rest of the container
 * in proportion to their width. The rest is what all columns leave (`--spare`), else what the fully visible ones leave
 * (`--rest`). So none is cut where the others begin to scroll. The offsets of pinned columns follow from the widths.
 */
export function placeColumns<T>(columns: readonly DataColumn<T>[]): ColumnLayout<T> {
  const width = sum(columns);
  const edges = edgesOf(columns);
  const widths = grownWidths(columns, edges);
  const placed = columns.map((column, index): PlacedColumn<T> => {
    const style = {
      ...(column.align && column.align !== 'left' ? { textAlign: column.align } : {}),
      ...(column.align === 'right' ? { paddingInlineEnd: numberGap } : {}),
      ...(column.pin === 'left' ? { left: sum(columns.slice(0, index)) } : {}),
      ...(column.pin === 'right' ? { right: sum(columns.slice(index + 1)) } : {}),
    };
    return {
      column,
      pin: pinOf(columns, index),
      width: widths[index] ?? `${column.width}px`,
      style: Object.keys(style).length > 0 ? style : undefined,
    };
  });
  return { columns: placed, width, shown: shownWidth(columns, edges) };
}

/** Pixels of a container that shows each column in full, beside the pinned ones. */
function edgesOf<T>(columns: readonly DataColumn<T>[]): readonly number[] {
  const pinned = sum(columns.filter(({ pin }) => pin === 'right'));
  return columns.map((_, index) => sum(columns.slice(0, index + 1)) + pinned);
}

/** The widest edge that the container holds; at least that of the pinned columns. */
function shownWidth<T>(columns: readonly DataColumn<T>[], edges: readonly number[]): string {
  const free = edges.filter((_, index) => !columns[index]?.pin);
  const pinned = sum(columns.filter(({ pin }) => pin));
  return `max(${[`${pinned}px`, ...free.map((edge) => `min(${edge}px, ${isHeld(edge)})`)].join(', ')})`;
}

/** CSS of 0 where the container is narrower, else more than any column has. */
const isHeld = (edge: number) => `max(0px, (100cqi - ${edge - 1}px) * 9999)`;

/**
 * The widths of growing columns, by their index. The rest of the visible ones goes to the growing ones among them; the
 * first takes the remainder.
 */
function grownWidths<T>(columns: readonly DataColumn<T>[], edges: readonly number[]) {
  const growing = growingColumns(columns);
  const share = sum(growing);
  const shares = columns.map((column) => (growing.includes(column) ? column.width / share : 0));
  const first = columns.findIndex((column) => growing.includes(column));
  const rests = columns.map((column, index) => {
    const part = shares[index] ?? 0;
    if (part === 0 || index === first) return undefined;
    const rest = `var(--rest) * ${part.toFixed(5)}`;
    return column.pin ? rest : `min(${rest}, ${isHeld(edges[index] ?? 0)})`;
  });
  const others = rests.flatMap((rest) => (rest ? ` - ${rest}` : [])).join('');
  return columns.map(({ width }, index) => {
    const part = shares[index] ?? 0;
    if (part === 0) return undefined;
    const rest = rests[index] ?? `var(--rest)${others}`;
    return `calc(${width}px + var(--spare) * ${part.toFixed(5)} + ${rest})`;
  });
}

/**
 * Columns that may grow; if none may, the last one that is not pinned has to. A pinned one may where no other is pinned
 * behind it.
 */
function growingColumns<T>(columns: readonly DataColumn<T>[]): readonly DataColumn<T>[] {
  const free = columns.filter((column, index) => !column.pin || pinOf(columns, index) === 'left-edge');
  const growing = free.filter(({ exact }) => !exact);
  return growing.length > 0 ? growing : free.slice(-1);
}

function pinOf<T>(columns: readonly DataColumn<T>[], index: number): PlacedColumn<T>['pin'] {
  const pin = columns[index]?.pin;
  if (pin === 'left') return columns[index + 1]?.pin === 'left' ? 'left' : 'left-edge';
  if (pin === 'right') return columns[index - 1]?.pin === 'right' ? 'right' : 'right-edge';
  return undefined;
}

function sum(columns: readonly { width: number }[]): number {
  return columns.reduce((total, { width }) => total + width, 0);
}

const nextSort = { none: 'ascending', ascending: 'descending', descending: 'none' } as const;

/** The order after a click on the head of a sorted column. */
export function sortAfter(sort: SortState): SortState {
  return nextSort[sort];
}
