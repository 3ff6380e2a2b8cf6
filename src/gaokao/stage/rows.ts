import { groupBy } from '../../lib/groupBy';
import { type Figure, figureOf, type Grid, type Mark, markOf, type TextLine } from './cells';
import { isHeadLine } from './heads';

/** The columns of one row's figures in a line. */
export interface Group {
  readonly score: number;
  readonly count?: number | undefined;
  readonly cum?: number | undefined;
  /** Column of a figure that may be a number or a sum. */
  readonly some?: number | undefined;
  readonly rank?: number | undefined;
  /** Columns that name the row's group: its track, its year. */
  readonly tracks?: readonly number[] | undefined;
}

/** A way to read the columns: several groups where columns are side by side. */
export interface Layout {
  readonly groups: readonly Group[];
  /** The group it is about, where the sheet holds several: 物理类. */
  readonly label: string;
  /** Its name in questions. */
  readonly name: string;
  /** Whether it takes a column that belongs to others too. */
  readonly isShared?: boolean;
}

/** The cells of a line for one score. */
export interface Raw extends Mark {
  readonly line: number;
  /** Index of its group, where several are side by side. */
  readonly group: number;
  readonly count?: number | undefined;
  readonly cum?: number | undefined;
  readonly some?: number | undefined;
  /** A 位次, which may be written as a span. */
  readonly rank?: readonly [best: number, worst: number] | undefined;
  /** The text of its columns of tracks and years: `2026 物理`. */
  readonly track?: string | undefined;
}

/** The outcome of a line. */
export interface ReadLine {
  readonly line: TextLine;
  readonly kind: 'rows' | 'header' | 'passed';
  readonly raws: readonly Raw[];
  /** Whether it holds an unreadable part in the place of a row or a figure. */
  readonly isBroken: boolean;
}

/** Reads all lines by a layout. `head` are the indices of the head's lines, `width` the cells of a whole line. */
export function readLines(grid: Grid, layout: Layout, width: number, head: readonly number[]): ReadLine[] {
  const tracks = tracksOf(grid.lines, layout.groups[0]?.tracks);
  return grid.lines.map((line, index): ReadLine => {
    if (head.includes(index) || isHeadLine(line)) return { line, kind: 'header', raws: [], isBroken: false };
    const read = isWhole(line.cells, grid.isPositional, width / layout.groups.length, width)
      ? layout.groups.map((group, at) => readGroup(line, group, at, tracks[index]))
      : ['broken' as const];
    const raws = read.flatMap((one) => (one === undefined || one === 'broken' ? [] : one.raw));
    const isBroken = read.some((one) => one === 'broken' || (typeof one === 'object' && one.isBroken));
    return { line, kind: raws.length > 0 ? 'rows' : 'passed', raws, isBroken };
  });
}

/** The track and year of each line. A cell that is merged over several rows is in the first of them. */
function tracksOf(lines: readonly TextLine[], columns: readonly number[] = []): string[] {
  let above: readonly string[] = [];
  return lines.map(({ cells, isRow }) => {
    const own = columns.map((column, at) => cells[column] || (isRow && above[at]) || '');
    if (isRow) above = own;
    return own.join(' ').trim();
  });
}

/** Whether a line has the cells of a row: no gap between cells, and no more than the row has. */
function isWhole(cells: readonly string[], isPositional: boolean, each: number, width: number): boolean {
  if (cells.slice(width).some((cell) => cell !== '')) return false;
  return isPositional || cells.length % each === 0;
}

interface ReadRow {
  readonly raw: Raw;
  readonly isBroken: boolean;
}

/** A row of a line; undefined where there is none. */
function readGroup(
  { number, cells }: TextLine,
  group: Group,
  at: number,
  track: string | undefined,
): ReadRow | 'broken' | undefined {
  const mark = markOf(cells[group.score]);
  const figures = {
    count: figureOf(cells[group.count ?? -1]),
    cum: sumOf(cells[group.cum ?? -1]),
    some: figureOf(cells[group.some ?? -1]),
  };
  const rank = group.rank === undefined ? undefined : rankOf(cells[group.rank]);
  const found = Object.values(figures).some((figure) => typeof figure === 'number') || Array.isArray(rank);
  if (!mark) return found || /\d/.test(cells[group.score] ?? '') ? 'broken' : undefined;
  if (!found) return 'broken';
  const known = (figure: Figure) => (typeof figure === 'number' ? figure : undefined);
  return {
    isBroken: Object.values(figures).includes('unread') || rank === 'unread',
    raw: {
      ...mark,
      line: number,
      group: at,
      count: known(figures.count),
      cum: known(figures.cum),
      some: known(figures.some),
      rank: typeof rank === 'object' ? rank : undefined,
      track,
    },
  };
}

/** A sum; a dash counts as empty. */
function sumOf(cell: string | undefined): Figure {
  return cell !== undefined && !/\d/.test(cell) && figureOf(cell) === 0 ? 'empty' : figureOf(cell);
}

function rankOf(cell: string | undefined): readonly [number, number] | 'empty' | 'unread' {
  const span = (cell ?? '').split('-');
  const [best = 'empty', worst = best] = span.map(figureOf);
  if (typeof best === 'number' && typeof worst === 'number' && /\d/.test(cell ?? '')) return [best, worst];
  return best === 'unread' || worst === 'unread' ? 'unread' : 'empty';
}

/** The share of rows whose sum equals the next higher score's plus their own number, by order of lines. */
export function fitOf(raws: readonly Raw[]): number {
  const pairs = [...groupBy(raws, ({ group, track }) => `${group} ${track ?? ''}`).values()].flatMap((rows) =>
    rows.slice(1).map((row, index) => [rows[index], row] as const),
  );
  const fits = pairs.filter(([one, other]) => {
    const [above, below] = (one?.score ?? 0) > (other?.score ?? 0) ? [one, other] : [other, one];
    if (above?.cum === undefined || below?.cum === undefined || below.count === undefined) return false;
    return above.cum + below.count === below.cum;
  });
  return fits.length / Math.max(1, pairs.length);
}
