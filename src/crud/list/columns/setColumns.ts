import { writeColumns } from './changeColumns';
import { type Column, readColumns } from './columns';
import type { OwnColumnSettings } from './useColumnSettings';

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
