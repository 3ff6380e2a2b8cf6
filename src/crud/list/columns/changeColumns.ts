import { type Column, readColumns, widths } from './columns';
import type { OwnColumnSettings } from './useColumnSettings';

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

/** Changes the columns on screen: the user's own, which are remembered, or those of the address. */
export function setColumns(columnSettings: OwnColumnSettings, columns: readonly Column[]): void {
  const cols = writeColumns(columns);
  if (columnSettings.isShared) setSharedColumns(columnSettings, cols);
  else columnSettings.keep({ cols });
}

/** The columns as the list declares them; the user's own are then forgotten. */
export function resetColumns(columnSettings: OwnColumnSettings): void {
  if (columnSettings.isShared)
    setSharedColumns(columnSettings, writeColumns(readColumns(columnSettings.fields, null)));
  else columnSettings.keep({ cols: undefined });
}

/** Puts columns into the address, where they hold over the user's own, or takes them out of it. */
export function setSharedColumns(columnSettings: OwnColumnSettings, cols: string | undefined): void {
  const change = (before: URLSearchParams) => {
    const next = new URLSearchParams(before);
    if (cols === undefined) next.delete('cols');
    else next.set('cols', cols);
    return next;
  };
  columnSettings.setParams(change, { replace: true, preventScrollReset: true });
}
