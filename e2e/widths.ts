import type { ExactParts } from './cut';

/**
 * Tells how much of a page is cut at each width, as a row of the table in docs/widths.md. A row is heard at once, and
 * keeps a long sweep from being taken for one that hangs.
 */
export function noteWidths(address: string, found: readonly ExactParts[]): void {
  console.log(['', address, ...found.map(({ cut, of }) => `${cut} of ${of}`), ''].join(' | ').trim());
}
