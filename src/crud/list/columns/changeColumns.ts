import { type Column, widths } from './columns';

/** The columns as a text for memory and links; `readColumns` reads it. */
export function writeColumns(columns: readonly Column[]): string {
  return columns.map(writeColumn).join('.');
}

function writeColumn({ field, hidden, pin, width }: Column): string {
  const marks = `${hidden ? 'x' : ''}${pin?.[0] ?? ''}${width ?? ''}`;
  return marks === '' ? field.name : `${field.name}-${marks}`;
}

/** The columns with one of them changed. A list keeps at least one column: the last one cannot be hidden. */
export function changeColumn(
  columns: readonly Column[],
  name: string,
  changes: Partial<Pick<Column, 'hidden' | 'pin' | 'width'>>,
): readonly Column[] {
  const changed = columns.map((column) => (column.field.name === name ? { ...column, ...changes } : column));
  return changed.some(({ hidden }) => !hidden) ? changed : columns;
}

/** A width that was typed or pulled, as a column may have it: whole pixels within the bounds. */
export function fitWidth(width: number): number {
  return Math.round(Math.min(widths.most, Math.max(widths.least, width)));
}
