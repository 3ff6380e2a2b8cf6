import { type Grid, markOf } from './cells';
import type { Column, Head, Role } from './heads';
import { fitOf, type Group, type Layout, readLines } from './rows';

type Figures = Omit<Group, 'score' | 'tracks'>;

interface Placed extends Column {
  readonly at: number;
}

/** The columns of one row in a line: its score and its figures. */
interface Span {
  readonly score: number;
  readonly figures: readonly Placed[];
}

/** All ways to read the columns that the head allows; between several a person decides. */
export function layoutsByHead({ columns }: Head): Layout[] {
  const spans = spansOf(columns);
  const tracks = columns.flatMap(({ role }, at) => (role === 'track' ? [at] : []));
  const labels = new Set(spans.flatMap(({ figures }) => figures.map(({ label }) => label)));
  return [...labels].flatMap((label) => {
    const own = spans.filter(({ figures }) => figures.some((figure) => figure.label === label));
    const ways = own.map((span) => waysOf(span, label));
    return Array.from({ length: Math.min(...ways.map(({ length }) => length)) }, (_, way): Layout => {
      const groups = own.map(({ score }, at): Group => ({ ...ways[at]?.[way], score, tracks }));
      const used = Object.values(ways[0]?.[way] ?? {});
      const isShared = label !== '' && used.some((at) => columns[at]?.label === '');
      return { groups, label, isShared, name: nameOf(groups[0], columns) };
    });
  });
}

/** Splits a line at each score; columns before the first one belong to all. */
function spansOf(columns: readonly Column[]): Span[] {
  const placed = columns.map((column, at): Placed => ({ ...column, at }));
  const scores = placed.filter(({ role }) => role === 'score');
  const isFigure = ({ role }: Column) => role !== 'score' && role !== 'other' && role !== 'track';
  const lead =
    scores.length > 1
      ? (scores[0]?.at ?? 0) - (placed.find((one) => one.role === 'score' || isFigure(one))?.at ?? 0)
      : 0;
  return scores.map(({ at, label }, index) => {
    const from = index === 0 ? 0 : at - lead;
    const until = (scores[index + 1]?.at ?? columns.length + lead) - lead;
    const own = placed.slice(from, until).filter(isFigure);
    return { score: at, figures: own.map((one) => ({ ...one, label: one.label || label })) };
  });
}

function waysOf({ figures }: Span, label: string): Figures[] {
  const of = (role: Role) => {
    const all = figures.filter((figure) => figure.role === role);
    const own = all.filter((figure) => figure.label === label);
    return (own.length > 0 ? own : all.filter((figure) => figure.label === '')).map(({ at }) => at);
  };
  const [counts, cums, some, [rank]] = [of('count'), of('cum'), of('figures'), of('rank')];
  const numbers = [...counts, ...some];
  if (cums.length > 0)
    return cums.flatMap((cum): Figures[] =>
      numbers.length > 0 ? numbers.map((count) => ({ count, cum })) : [{ cum }],
    );
  if (rank !== undefined) return numbers.length > 0 ? numbers.map((count) => ({ count, rank })) : [{ rank }];
  if (counts.length > 0)
    return [
      ...counts.flatMap((count) => some.map((cum) => ({ count, cum }))),
      ...counts.map((count) => ({ count })),
    ];
  if (some.length === 1) return some.map((one) => ({ some: one }));
  return pairsOf(some);
}

function pairsOf(columns: readonly number[]): { readonly count: number; readonly cum: number }[] {
  return columns.flatMap((count) => columns.filter((cum) => cum !== count).map((cum) => ({ count, cum })));
}

function nameOf(group: Group | undefined, columns: readonly Column[]): string {
  const told = (at: number | undefined) =>
    at === undefined ? '' : (columns[at]?.name ?? '') || `第 ${at + 1} 列`;
  return waysText(group, told);
}

function waysText(group: Figures | undefined, told: (at: number | undefined) => string): string {
  const parts = [
    ['本段人数', group?.count],
    ['累计人数', group?.cum],
    ['人数', group?.some],
    ['位次', group?.rank],
  ] as const;
  return parts
    .filter(([, at]) => at !== undefined)
    .map(([what, at]) => `${what}取「${told(at)}」`)
    .join('，');
}

/**
 * All ways to read the columns of a table without a head. Scores fall by one, and sums that fit the numbers prove both.
 * Without proof, all possible ways.
 */
export function layoutsByFigures(grid: Grid, width: number): Layout[] {
  const sizes = Array.from({ length: Math.max(0, width - 1) }, (_, index) => index + 2).filter(
    (size) => width % size === 0,
  );
  const possible = sizes.flatMap((size) => layoutsOf(grid, width, size));
  const proven = possible.filter((layout) => isProven(grid, layout, width));
  const least = (layouts: readonly Layout[]) => Math.max(0, ...layouts.map(({ groups }) => groups.length));
  const kept = proven.length > 0 ? proven : possible;
  return kept.filter(({ groups }) => groups.length === least(kept));
}

function layoutsOf(grid: Grid, width: number, size: number): Layout[] {
  const starts = Array.from({ length: width / size }, (_, index) => index * size);
  return Array.from({ length: size }, (_, place) => place).flatMap((place) => {
    if (!starts.every((start) => isScores(grid, width, start + place))) return [];
    const others = Array.from({ length: size }, (_, at) => at).filter((at) => at !== place);
    const singles = others.map((some): Figures => ({ some }));
    const ways: Figures[] = others.length === 1 ? singles : [...pairsOf(others), ...singles];
    return ways.map((way): Layout => {
      const moved = (start: number): Group => ({
        score: start + place,
        ...Object.fromEntries(Object.entries(way).map(([role, at]) => [role, at + start])),
      });
      return {
        groups: starts.map(moved),
        label: '',
        name: `分数取「第 ${place + 1} 列」，${waysText(way, (at = 0) => `第 ${at + 1} 列`)}`,
      };
    });
  });
}

/** Whether a column may be scores: each slightly less, or slightly more, than the one before, with few exceptions. */
export function isScores(grid: Grid, width: number, at: number): boolean {
  const rows = grid.lines.filter((line) => line.isRow && line.cells.length === width);
  const marks = rows.flatMap(({ cells }) => markOf(cells[at]) ?? []);
  const scores = marks.filter(({ bound }) => bound !== 'below').map(({ score }) => score);
  const steps = scores.slice(1).map((score, index) => score - (scores[index] ?? Number.NaN));
  const single = (sign: 1 | -1) => steps.filter((step) => step * sign > 0 && step * sign <= 3).length;
  return marks.length > rows.length / 2 && Math.max(single(1), single(-1)) >= steps.length * 0.8;
}

/** Whether the sums of a layout fit its numbers. */
export function isProven(grid: Grid, layout: Layout, width: number, head: readonly number[] = []): boolean {
  return fitOf(readLines(grid, layout, width, head).flatMap(({ raws }) => raws)) >= 0.9;
}
