import { writeColumns } from './changeColumns';
import { type Column, readColumns } from './columns';
import type { OwnLook } from './useListLook';

/** Changes the columns on screen: the user's own, which are remembered, or those of the address. */
export function setColumns(look: OwnLook, columns: readonly Column[]): void {
  const cols = writeColumns(columns);
  if (look.isBorrowed) borrowColumns(look, cols);
  else look.keep({ cols });
}

/** The columns as the list declares them; the user's own are then forgotten. */
export function resetColumns(look: OwnLook): void {
  if (look.isBorrowed) borrowColumns(look, writeColumns(readColumns(look.fields, null)));
  else look.keep({ cols: undefined });
}

/** Puts columns into the address, where they hold over the user's own, or takes them out of it. */
export function borrowColumns(look: OwnLook, cols: string | undefined): void {
  const change = (before: URLSearchParams) => {
    const next = new URLSearchParams(before);
    if (cols === undefined) next.delete('cols');
    else next.set('cols', cols);
    return next;
  };
  look.setParams(change, { replace: true, preventScrollReset: true });
}
