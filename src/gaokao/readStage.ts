import type { ScoreRow } from './scoreTable';

/** What a column of a pasted table holds. */
type Column = 'score' | 'count' | 'cum' | 'other';

/** A line of the pasted text, and what became of it. */
export interface StageLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** How many rows were understood in it: several where columns stand side by side, none where it was passed over. */
  readonly rows: number;
  readonly kind: 'rows' | 'header' | 'passed';
}

/** A row that was understood, with the line it stands in. */
export interface StageRow extends ScoreRow {
  readonly open: 0 | 1;
  readonly line: number;
}

/** What was understood of a pasted score table. */
export interface StageReading {
  /** By falling score. */
  readonly rows: readonly StageRow[];
  readonly lines: readonly StageLine[];
  /** The column that was missing and was computed from the other. */
  readonly computed: 'count' | 'cum' | undefined;
}

interface Raw {
  readonly line: number;
  readonly score: number;
  readonly open: boolean;
  readonly count: number | undefined;
  readonly cum: number | undefined;
}

/**
 * Reads a score table as it is copied out of an official PDF, a web page or a spreadsheet (screen Q5): columns in any order, with a
 * header or without, several of them side by side; `700及以上`, `700-750`, full-width digits and thousands separators;
 * either numbers or sums may be missing.
 */
export function readStage(text: string): StageReading {
  const texts = text.split(/\r?\n/);
  const cells = splitCells(texts.map(normalised));
  const headerAt = cells.findIndex(isHeader);
  const header = headerAt >= 0 ? (cells[headerAt] ?? []).map(columnOf) : undefined;
  const columns = header?.includes('score') ? header : guessColumns(cells);
  const raws = cells.map((line, index) => (index === headerAt ? [] : readLine(line, columns, index + 1)));
  const lines = texts.map((line, index): StageLine => {
    const rows = raws[index]?.length ?? 0;
    const kind = index === headerAt || isHeader(cells[index] ?? []) ? 'header' : rows > 0 ? 'rows' : 'passed';
    return { number: index + 1, text: line, rows, kind };
  });
  return { ...complete(raws.flat()), lines };
}

/** Half-width, one dash, one word for what is open above. */
function normalised(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/[—–―~〜至]/g, '-')
    .replace(/(\d)\s*-\s*(\d)/g, '$1-$2')
    .replace(/\s*分?\s*(?:\(含\))?\s*[及或]?\s*以上(?!人数)/g, '+')
    .replace(/[≥>]=?\s*(\d+)/g, '$1+')
    .trim();
}

/** Cells of all lines, by the separator that the text uses; a comma separates only where nothing else does. */
function splitCells(lines: readonly string[]): string[][] {
  const full = lines.filter((line) => /\d.*\d/.test(line));
  const uses = (separator: RegExp) => full.filter((line) => separator.test(line)).length > full.length / 2;
  const separator = [/\t/, /\|/, /;/, /\s/].find(uses) ?? /[,、]/;
  const every = new RegExp(`${separator.source}+`);
  const cellsOf = (line: string, by: RegExp) =>
    line.split(by).map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const filled = lines.map((line) => cellsOf(line, every).filter((cell) => cell !== ''));
  const width = separator.source === /\s/.source ? 0 : filled.find(isHeader)?.length;
  // An empty cell of a spreadsheet keeps its place, where the line is as long as the header.
  return filled.map((cells, index) => {
    const all = cellsOf(lines[index] ?? '', separator);
    return all.length === width ? all : cells;
  });
}

function isHeader(cells: readonly string[]): boolean {
  const names = cells.map(columnOf);
  return names.includes('score') && (names.includes('count') || names.includes('cum'));
}

function columnOf(cell: string): Column {
  if (/\d/.test(cell)) return 'other';
  if (/累计|合计/.test(cell)) return 'cum';
  if (/位次|序号|排名/.test(cell)) return 'other';
  if (/人数|本段|同分|个数/.test(cell)) return 'count';
  return /分数|成绩|总分|分段|分值|^分$/.test(cell) ? 'score' : 'other';
}

/** Without a header: scores fall, sums never do, what is left are the numbers. */
function guessColumns(cells: readonly (readonly string[])[]): readonly Column[] {
  const lines = cells.filter((line) => line.length > 1 && line.every(isNumber));
  const widths = lines.map((line) => line.length);
  const width = widths.toSorted((one, other) => countOf(widths, other) - countOf(widths, one))[0] ?? 0;
  const group = width > 3 && width % 3 === 0 ? 3 : width > 3 && width % 2 === 0 ? 2 : width;
  const alike = lines.filter((line) => line.length === width);
  const values = Array.from({ length: group }, (_, column) =>
    alike.map((line) => numberOf(line[column] ?? '')),
  );
  const score = values.findIndex((column) => isFalling(column) && Math.max(...column) <= 900);
  const rising = values.map((column, index) => index !== score && isRising(column));
  const cum = rising.lastIndexOf(true);
  const names = values.map((_, index): Column => {
    if (index === score) return 'score';
    if (index === cum) return 'cum';
    return index === values.findIndex((__, other) => other !== score && other !== cum) ? 'count' : 'other';
  });
  return Array.from({ length: Math.max(1, width / Math.max(1, group)) }, () => names).flat();
}

function countOf(all: readonly number[], one: number): number {
  return all.filter((other) => other === one).length;
}

function isFalling(column: readonly number[]): boolean {
  return column.length > 0 && column.every((value, index) => index === 0 || value < (column[index - 1] ?? 0));
}

function isRising(column: readonly number[]): boolean {
  return column.every((value, index) => index === 0 || value >= (column[index - 1] ?? 0));
}

/** The rows of a line: each `score` column begins another one. */
function readLine(cells: readonly string[], columns: readonly Column[], line: number): Raw[] {
  const starts = columns.flatMap((column, index) => (column === 'score' ? [index] : []));
  const first = Math.min(...columns.flatMap((column, index) => (column === 'other' ? [] : [index])));
  const lead = (starts[0] ?? 0) - first;
  return starts.flatMap((start, index) => {
    const from = start - lead;
    const until = (starts[index + 1] ?? columns.length + lead) - lead;
    const at = (column: Column) => {
      const place = columns.findIndex((one, where) => one === column && where >= from && where < until);
      const cell = place < 0 ? undefined : cells[place];
      return cell !== undefined && isNumber(cell) ? numberOf(cell) : undefined;
    };
    const cell = cells[start] ?? '';
    const [score, count, cum] = [scoreOf(cell), at('count'), at('cum')];
    if (score === undefined || (count === undefined && cum === undefined)) return [];
    return [{ line, score, open: /\+|-/.test(cell), count, cum }];
  });
}

function scoreOf(cell: string): number | undefined {
  const found = /^(\d{1,3})分?(?:-(\d{1,3})分?)?\+?$/.exec(cell);
  if (!found) return undefined;
  const [, one = '', other = one] = found;
  return Math.min(Number(one), Number(other));
}

function isNumber(cell: string): boolean {
  return /^\d{1,3}(,\d{3})+$|^\d+(人|分)?(-\d+分?)?\+?$/.test(cell);
}

function numberOf(cell: string): number {
  return Number.parseInt(cell.replaceAll(',', ''), 10);
}

/** Rows by falling score, with the missing column computed; only the first may be open. */
function complete(raws: readonly Raw[]): Pick<StageReading, 'rows' | 'computed'> {
  const sorted = raws.toSorted((one, other) => other.score - one.score);
  const lacks = (member: 'count' | 'cum') => sorted.some((raw) => raw[member] === undefined);
  const computed = lacks('cum') ? 'cum' : lacks('count') ? 'count' : undefined;
  let before = 0;
  const rows = sorted.map(({ line, score, open, count, cum }, index): StageRow => {
    const sum = cum ?? before + (count ?? 0);
    const row = {
      line,
      score,
      open: index === 0 && open ? 1 : 0,
      count: count ?? sum - before,
      cum: sum,
    } as const;
    before = sum;
    return row;
  });
  return { rows, computed };
}
