import { type Grid, looksLikeBrokenRow, type TextLine } from './cells';

/**
 * The role of a column. `figures` is 人数 that does not say whether it is a number or a sum. `rank` is a 位次 that may be
 * the first or the last of its score.
 */
export type Role = 'score' | 'count' | 'cum' | 'figures' | 'rank' | 'track' | 'other';

/** A column by its head: 物理类 累计人数 is the sum of the 物理类. */
export interface Column {
  readonly role: Role;
  /** The rest of the head: the track, the sex, the kind of college. */
  readonly label: string;
  /** The head as it is written. */
  readonly name: string;
}

/** The head of a table. */
export interface Head {
  /** Indices of its lines. */
  readonly lines: readonly number[];
  readonly columns: readonly Column[];
}

const roles: readonly (readonly [Role, RegExp])[] = [
  ['track', /^((考生|报考|考试)?(科类|类别|类型)|科目类|首选(科目)?|选科|年份|年度)$/],
  ['other', /比例|百分|占比|率|%|最高位次|最前|起始|序号|编号|行号|省份|年份/],
  ['cum', /累计|累积|累加|以上人数|以上考生/],
  ['rank', /位次|名次|排名|排位/],
  ['count', /本段|同分|段人数|本分|该分人数|频数/],
  ['figures', /人数|人次|个数|合计|总计|小计|考生数/],
  ['score', /分数|成绩|总分|分段|分值|得分|分档|^分$|^档$/],
];
const roleWords =
  /本段|同分|分数|各?分数?段|该分|本分|累计|累积|累加|及?以上|考生|人数|人次|个数|合计|总计|小计|总分|成绩|位次|名次|排名|排位|最低|区间|频数|人|数|选考|[()::/\s]|\d+年?|段|档/g;

function roleOf(name: string): Role {
  const bare = name.replace(/\s/g, '');
  if (bare === '' || bare.length > 16 || (/^\d/.test(bare) && !/^20\d\d年/.test(bare))) return 'other';
  return roles.find(([, words]) => words.test(bare))?.[0] ?? 'other';
}

function columnOf(name: string): Column {
  const role = roleOf(name);
  const label = name.replace(roleWords, '');
  // A track alone over figures: 分数, 物理类, 历史类.
  if (role === 'other' && trackOf(label) !== undefined) return { role: 'figures', label, name };
  return { role, label: label === '分' ? '' : label, name };
}

/** The track that a text names; undefined where it names none, or several. */
export function trackOf(text: string): 1 | 2 | 3 | 4 | 5 | undefined {
  const found = tracks.filter(([, words]) => words.test(text));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

const tracks: readonly (readonly [1 | 2 | 3 | 4 | 5, RegExp])[] = [
  [1, /文科|文史/],
  [2, /理科|理工/],
  [3, /综合(?!成绩)/],
  [4, /物理/],
  [5, /历史/],
];

/** The most frequent number of cells in a row. */
export function widthOf(grid: Grid): number {
  const counts = new Map<number, number>();
  for (const line of grid.lines)
    if (line.isRow) counts.set(line.cells.length, (counts.get(line.cells.length) ?? 0) + 1);
  return [...counts].toSorted(([a, one], [b, other]) => other - one || b - a)[0]?.[0] ?? 0;
}

/** Finds the head above the first row, in up to four lines. Undefined where none says which column holds the scores. */
export function headOf(grid: Grid): Head | undefined {
  const stack = stackOf(grid);
  const rows = stack.map((index) => grid.lines[index]?.cells ?? []);
  const columns = grid.isPositional ? stacked(rows) : besides(rows, widthOf(grid));
  const has = (role: Role) => columns?.some((column) => column.role === role);
  if (!columns || !has('score') || !(has('count') || has('cum') || has('figures') || has('rank')))
    return undefined;
  return { lines: stack, columns };
}

/** Lines that may be the head: the ones above the first row, without rows that cannot be read. */
function stackOf({ lines }: Grid): number[] {
  const stack: number[] = [];
  for (let index = lines.findIndex(({ isRow }) => isRow) - 1; index >= 0 && stack.length < 4; index -= 1) {
    const filled = (lines[index]?.cells ?? []).filter((cell) => cell !== '');
    if (filled.length === 0 || looksLikeBrokenRow(filled)) continue;
    if (filled.length === 1 && (filled[0] ?? '').length > 8) break;
    if (filled.some((cell) => cell.length > 30 || /^\d+$/.test(cell))) break;
    stack.unshift(index);
  }
  return stack;
}

/** Cells above each other are one head; a cell that is merged over several columns belongs to each. */
function stacked(rows: readonly (readonly string[])[]): Column[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const filled = rows.map((cells, level) => {
    if (level === rows.length - 1) return cells;
    return cells.map((cell, at) => (cell === '' ? mergedOver(cells, at) : cell));
  });
  return Array.from({ length: width }, (_, at) =>
    columnOf(filled.map((cells) => (cells[at] ?? '').trim()).join('')),
  );
}

function mergedOver(cells: readonly string[], at: number): string {
  const before = cells.slice(0, at).findLast((cell) => cell !== '') ?? '';
  return trackOf(before) !== undefined || roleOf(before) === 'other' ? before : '';
}

/**
 * Between blanks, the line of the head that is as wide as the rows counts. A shorter one above it names groups of
 * columns.
 */
function besides(rows: readonly (readonly string[])[], width: number): Column[] | undefined {
  const score = rows.flat().find((cell) => roleOf(cell) === 'score');
  const wide = rows
    .flatMap((cells, at) => [
      { cells, at },
      ...(score && cells.length === width - 1 && !cells.includes(score)
        ? [{ cells: [score, ...cells], at }]
        : []),
    ])
    .findLast(
      ({ cells }) => width > 0 && width % cells.length === 0 && cells.length > 1 && cells.some(isTold),
    );
  if (!wide) return undefined;
  const columns = Array.from({ length: width / wide.cells.length }, () => wide.cells.map(columnOf)).flat();
  const labels = rows
    .slice(0, wide.at)
    .findLast((cells) => cells.some((cell) => trackOf(cell) !== undefined));
  return labels
    ? labelled(
        columns,
        labels.filter((cell) => roleOf(cell) === 'other'),
      )
    : columns;
}

function isTold(cell: string): boolean {
  return roleOf(cell) !== 'other';
}

function labelled(columns: readonly Column[], labels: readonly string[]): Column[] {
  const figures = columns.filter(({ role }) => !['score', 'track', 'other'].includes(role));
  const each = figures.length / Math.max(1, labels.length);
  if (labels.length < 2 || !Number.isInteger(each)) return [...columns];
  return columns.map((column) => {
    const at = figures.indexOf(column);
    const label = labels[Math.floor(at / each)];
    return at < 0 || label === undefined ? column : { ...column, label, name: `${label}${column.name}` };
  });
}

/** Whether a line repeats the head, as on each page of a print. */
export function isHeadLine({ cells, isRow }: TextLine): boolean {
  if (isRow) return false;
  const found = cells.map(roleOf);
  const figures: readonly Role[] = ['count', 'cum', 'figures', 'rank'];
  return found.includes('score') && found.some((role) => figures.includes(role));
}
