/** Width of a report's table in letters of its text: A4 without margins, 186 mm, at 11 pixels. */
const tableWidth = 63.5;
/** Padding and border of a cell, in letters of the text. */
const around = 1.2;
/** The widest text that stays on one line. */
const short = 9;
/** The widest text that counts for the room of a column. */
const most = 40;

/**
 * Shares of the columns of a printed table, in percent. The same on every page, whichever rows it has. Columns of short
 * texts take what these need on one line, such as numbers and codes. The others divide the rest by their longest texts.
 */
export function columnShares(lines: readonly (readonly string[])[]): number[] {
  const longest = (lines[0] ?? []).map((_, at) =>
    Math.max(...lines.map((cells) => widthOf(cells[at] ?? ''))),
  );
  const needs = longest.map((width) => Math.min(width, most) + around);
  const isShort = longest.map((width) => width <= short);
  const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
  const taken = total(needs.filter((_, at) => isShort[at]));
  const open = total(needs.filter((_, at) => !isShort[at]));
  // Short ones alone fill the line, and many of them share it.
  const scale = open === 0 || taken > tableWidth / 2 ? undefined : (tableWidth - taken) / open;
  const widths = needs.map((need, at) => (scale === undefined || isShort[at] ? need : need * scale));
  return widths.map((width) => (100 * width) / total(widths));
}

/** Width of a text in Chinese letters. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter < '\u0100' ? 0.65 : 1), 0);
}
