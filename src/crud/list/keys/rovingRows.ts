/**
 * The way from the row in which something has the focus to the next one up or down; from anywhere else back to the row
 * that had it last, else to the first. Undefined where there is no row that way.
 */
export function stepFrom(
  section: HTMLElement,
  target: EventTarget | null,
  by: 1 | -1,
): (() => void) | undefined {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-row-key]')];
  const here = target instanceof Element ? target.closest<HTMLElement>('[data-row-key]') : null;
  const last = rows.find((row) => row.tabIndex === 0);
  const next = here ? rows[rows.indexOf(here) + by] : (last ?? (by === 1 ? rows[0] : undefined));
  return next && (() => focusRow(rows, next));
}

/** One row at most is on the way of the Tab key: the one that was reached last. */
function focusRow(rows: readonly HTMLElement[], row: HTMLElement): void {
  for (const other of rows) other.removeAttribute('tabindex');
  row.tabIndex = 0;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
