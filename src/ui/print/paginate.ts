/** The measured heights of a part of a printed document, in pixels. */
export interface MeasuredPart {
  /** The height around its rows on every page that has some of them: a heading, the head of a table. */
  readonly frame: number;
  /** Its rows, none of which is ever split. */
  readonly rows: readonly number[];
  readonly breakBefore: boolean;
}

/** Rows of a part that are on one page: from (included) to (excluded). */
export interface Slice {
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Lays parts out on pages of so many pixels. A frame never comes without a row; a row taller than a page has one of its
 * own. A part without rows is its frame alone.
 */
export function paginate(parts: readonly MeasuredPart[], room: number): Slice[][] {
  const pages: Slice[][] = [];
  let page: Slice[] = [];
  let left = room;
  const turn = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    left = room;
  };
  for (const [part, { frame, rows, breakBefore }] of parts.entries()) {
    if (breakBefore) turn();
    let from = 0;
    do {
      if (page.length > 0 && frame + (rows[from] ?? 0) > left) turn();
      const to = rowsUpTo(rows, from, left - frame);
      page.push({ part, from, to });
      left -= frame + sum(rows.slice(from, to));
      from = to;
      if (from < rows.length) turn();
    } while (from < rows.length);
  }
  turn();
  return pages;
}

/** End of the rows that fit, at least one of them. */
function rowsUpTo(rows: readonly number[], from: number, room: number): number {
  let to = Math.min(from + 1, rows.length);
  let used = rows[from] ?? 0;
  for (let row = rows[to]; row !== undefined && used + row <= room; row = rows[to]) {
    used += row;
    to += 1;
  }
  return to;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}

/** Number of the page, from 1, on which each part begins. */
export function firstPages(pages: readonly (readonly Slice[])[]): number[] {
  const first: number[] = [];
  for (const [index, slices] of pages.entries())
    for (const { part, from } of slices) if (from === 0) first[part] = index + 1;
  return first;
}
