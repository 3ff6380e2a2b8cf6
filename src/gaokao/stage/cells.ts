/** A line of the pasted text; a quoted cell may hold line breaks, and then it spans several. */
export interface TextLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly cells: readonly string[];
  /** Whether it holds a row, as far as that shows without knowing the columns. */
  readonly isRow: boolean;
}

/** A pasted text, cut into cells. */
export interface Grid {
  readonly lines: readonly TextLine[];
  /** Whether empty cells keep their place: they do between tabs, bars and commas; between blanks they vanish. */
  readonly isPositional: boolean;
}

/** Placeholders for separators inside of quotes. */
const [quotedComma, quotedBreak] = ['\uE000', '\uE001'];
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Cuts a text into lines and cells, by the separator that most of its lines use. Quotes hold a cell together. */
export function gridOf(text: string): Grid {
  const flat = text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(
      /(^|[\t,;|\n])"((?:[^"\n]|"")*(?:\n(?:[^"\n]|"")*){0,3})"(?=[\t,;|\n]|$)/g,
      (_all, before: string, inner: string) =>
        before +
        inner
          .replaceAll('""', '"')
          .replaceAll('\n', quotedBreak)
          .replaceAll(',', quotedComma)
          .replace(/[\t;|]/g, ' '),
    );
  const raw = flat.split('\n');
  const normal = raw.map(normalised);
  const separator = separatorOf(normal);
  let number = 1;
  const lines = raw.map((line, index): TextLine => {
    const here = number;
    number += 1 + line.split(quotedBreak).length - 1;
    const cells = cut(normal[index] ?? '', separator);
    return { number: here, text: shown(line), cells, isRow: looksLikeRow(cells) };
  });
  return { lines, isPositional: separator !== blanks };
}

function looksLikeRow(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const marks = filled.filter((cell) => markOf(cell)).length;
  const others = filled.filter((cell) => !markOf(cell) && typeof figureOf(cell) === 'number').length;
  return marks > 0 && marks + others >= 2 && marks + others >= filled.length / 2;
}

/** Whether cells hold a row with an unreadable part: `600以上 9B`, `6OO 98`. */
export function looksLikeBrokenRow(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const figures = filled.filter((cell) => /^(?!20\d\d)\d/.test(cell)).length;
  return filled.some((cell) => markOf(cell)) || (figures > 0 && figures >= filled.length / 2);
}

function shown(line: string): string {
  return line.replaceAll(quotedBreak, '\n').replaceAll(quotedComma, ',');
}

/** Raised, lowered and circled digits behind a figure: marks of a footnote, no digits of it. */
const footnotes = /([\d０-９])[¹²³⁰⁴-⁹₀-₉①-⒛⓪-⓿]+/g;

/** A line with half-width characters, one kind of dash, and scores in one piece: `700 分（含）以上` is `700分(含)以上`. */
function normalised(line: string): string {
  return line
    .replace(footnotes, '$1*')
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−﹣~〜]/g, '-')
    .replace(/(\d)分?(?:[-至到]| +[-至到] +(?=\d{3}))(?=\d)/g, '$1-')
    .replace(/(\d)\s*分?\s*(?=\(|[及或]?(?:其|含)?以[上下]|[↑↓])/g, '$1')
    .replace(/\)\s*(?=[及或]?以[上下])/g, ')')
    .replace(/([≥≤])\s+(?=\d)/g, '$1');
}

const blanks = /\s+/;

function separatorOf(lines: readonly string[]): RegExp {
  const full = lines.filter((line) => /\d\D+\d/.test(line));
  const uses = (separator: RegExp) => full.filter((line) => separator.test(line)).length > full.length / 2;
  const plain = [/\t/, /\|/, /;/].find(uses);
  if (plain) return plain;
  return uses(/\d\s+[\d-]/) && !uses(/\d,\s/) ? blanks : /[,、]/;
}

function cut(line: string, separator: RegExp): string[] {
  const bare = separator.source === '\\|' ? line.trim().replace(/^\||\|$/g, '') : line;
  const cells = (separator === blanks ? bare.trim() : bare).split(separator);
  return cells.map((cell) =>
    cell.replaceAll(quotedComma, ',').replaceAll(quotedBreak, '').replace(/\s+/g, ' ').trim(),
  );
}

/** A cell's number of persons: a number, nobody (a dash), nothing, or something that cannot be read. */
export type Figure = number | 'empty' | 'unread';

/** Reads a number of candidates: `1,204`, `53.0`, `53人`; a dash is 0. */
export function figureOf(cell: string | undefined): Figure {
  const bare = (cell ?? '').replace(/^'|[人名位]$/g, '').trim();
  if (bare === '') return 'empty';
  if (/^(-+|\/|无)$/.test(bare)) return 0;
  const whole = bare.replace(/\.0+$/, '');
  if (/^\d{1,3}(([, ])\d{3})(\2\d{3})*$/.test(whole)) return Number(whole.replace(/[, ]/g, ''));
  return /^\d{1,8}$/.test(whole) ? Number(whole) : 'unread';
}

/** A score and its bound: `700以上` is open above, `100以下` below, `690-699` a range. */
export interface Mark {
  readonly score: number;
  readonly bound: 'none' | 'above' | 'below' | 'range';
}

/** Reads a score; brackets without a number hold a remark: `480(特招线)`. */
export function markOf(cell: string | undefined): Mark | undefined {
  const bare = (cell ?? '')
    .replace(/\s|分|^'/g, '')
    .replace(/\((?!不)(?:含\d*|[^()\d]*)\)/g, '')
    .replace(/(\d)\.0+(?!\d)/g, '$1');
  const found = /^(≥|>=|≤|<=)?\[?(\d{1,3})(?:-(\d{1,3}))?\]?([及或]?(?:其|含)?以[上下]|[↑↓+])?$/.exec(bare);
  if (!found) return undefined;
  const [, before = '', one = '', other, after = ''] = found;
  const isAbove = /[≥>]/.test(before) || /[上↑+]/.test(after);
  const isBelow = /[≤<]/.test(before) || /[下↓]/.test(after);
  if (isAbove && isBelow) return undefined;
  if (other !== undefined && Number(one) !== Number(other))
    return { score: Math.min(Number(one), Number(other)), bound: before || after ? 'none' : 'range' };
  // A range that is open below begins at 0.
  if (isBelow) return { score: 0, bound: 'below' };
  return { score: Number(one), bound: isAbove ? 'above' : 'none' };
}
