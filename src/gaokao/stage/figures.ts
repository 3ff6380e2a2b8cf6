import type { ScoreRow } from '../scoreTable';
import { type Ask, linesText } from './questions';
import type { Raw } from './rows';

/** A row that was understood, with its line. */
export interface StageRow extends ScoreRow {
  readonly open: 0 | 1;
  readonly line: number;
}

/** Rows from which numbers that never fall must be sums. */
const surelySums = 30;

/** Whether every row says 以上: then each figure is a sum. */
function isAboveAll(raws: readonly Raw[]): boolean {
  return raws.length > 1 && raws.every(({ bound }) => bound === 'above');
}

/**
 * The rows by falling score, their figures identified as numbers or sums, and ranks turned into sums; doubts are asked.
 */
export function settled(raws: readonly Raw[], ask: Ask): Raw[] {
  const sorted = raws.toSorted((one, other) => other.score - one.score);
  if (sorted.some(({ cum }) => cum !== undefined)) return sorted;
  if (sorted.some(({ rank }) => rank)) return withPlaces(sorted, ask);
  const figures = sorted.map(({ some, count }) => some ?? count ?? 0);
  const isTold = sorted.some(({ count }) => count !== undefined);
  return kindOf(figures, { isTold, isAbove: isAboveAll(sorted) }, ask) === 'sums'
    ? sorted.map((raw, at) => ({ ...raw, count: undefined, cum: figures[at] }))
    : sorted.map((raw, at) => ({ ...raw, count: figures[at] }));
}

function kindOf(
  figures: readonly number[],
  { isTold, isAbove }: { readonly isTold: boolean; readonly isAbove: boolean },
  ask: Ask,
): string {
  const falls = figures.filter((figure, at) => at > 0 && figure < (figures[at - 1] ?? 0)).length;
  const isRising = falls === 0 && figures.length > 1;
  if (isTold && !isAbove && !(isRising && figures.length >= 10)) return 'counts';
  if (!isTold && isAbove && isRising) return 'sums';
  if (!isTold && isRising && figures.length >= surelySums) return 'sums';
  if (!isAbove && (falls > figures.length / 10 || figures.length < 2)) return 'counts';
  const [sums, counts] = [
    { value: 'sums', label: '累计人数（该分及以上）' },
    { value: 'counts', label: '本段人数（仅该分）' },
  ];
  const text = `人数一列${isAbove ? '每行都写「以上」' : isRising ? '逐行不减' : '几乎逐行不减'}，是累计人数还是本段人数？`;
  return ask({ code: 'sums', text, about: [figures.slice(0, 9).join(' ')], options: [sums, counts] });
}

/** A 位次 is the last rank of its score, or the first: the numbers decide. */
function withPlaces(raws: readonly Raw[], ask: Ask): Raw[] {
  const isSpan = raws.some(({ rank }) => rank && rank[0] !== rank[1]);
  const kind = isSpan ? 'last' : placeKind(raws, ask);
  return raws.map((raw): Raw => {
    const [best, worst] = raw.rank ?? [];
    if (best === undefined || worst === undefined) return raw;
    if (isSpan) return { ...raw, count: raw.count ?? worst - best + 1, cum: worst };
    if (kind === 'last') return { ...raw, cum: worst };
    return { ...raw, cum: raw.count === undefined ? undefined : worst + raw.count - 1 };
  });
}

function placeKind(raws: readonly Raw[], ask: Ask): string {
  const steps = raws.slice(1).flatMap((raw, at) => {
    const above = raws[at];
    if (!raw.rank || !above?.rank) return [];
    return [{ step: raw.rank[1] - above.rank[1], above: above.count, own: raw.count }];
  });
  const fits = (member: 'above' | 'own') =>
    steps.length > 0 && steps.filter((one) => one.step === one[member]).length >= steps.length * 0.9;
  const isWhole = raws.every(({ count }) => count !== undefined);
  if (fits('own') !== fits('above')) return fits('own') ? 'last' : 'first';
  // The first rank of the first row is 1.
  if ((raws[0]?.rank?.[0] ?? 1) > 1) return 'last';
  const last = { value: 'last', label: '该分最后一名（即累计人数）' };
  const first = { value: 'first', label: '该分第一名' };
  return ask({
    code: 'rank',
    text: '位次一列是该分的最后一名还是第一名？',
    about: [
      raws
        .slice(0, 5)
        .map(({ rank }) => rank?.[1])
        .join(' '),
    ],
    options: isWhole ? [last, first] : [last],
  });
}

/** The column that a table lacks. */
export function lackOf(raws: readonly Raw[]): 'count' | 'cum' | undefined {
  if (raws.some(({ cum }) => cum === undefined)) return 'cum';
  return raws.some(({ count }) => count === undefined) ? 'count' : undefined;
}

/** The rows, each missing figure computed from the other and the sum above; `joined` are the rows that they join. */
export function completed(raws: readonly Raw[], joined: readonly ScoreRow[]): StageRow[] {
  let before = 0;
  return raws.map(({ line, score, count, cum }): StageRow => {
    const above = Math.max(before, sumAbove(joined, score));
    before = cum ?? above + (count ?? 0);
    return { line, score, open: 0, count: count ?? before - above, cum: before };
  });
}

/** How many candidates are above a score; `rows` are by falling score. */
export function sumAbove(rows: readonly ScoreRow[], score: number): number {
  return rows.findLast((row) => row.score > score)?.cum ?? 0;
}

/** Asks about spans in the place of a single score. */
export function askBounds(raws: readonly Raw[], ask: Ask): void {
  if (isAboveAll(raws)) return;
  const odd = raws.filter(({ bound }, at) => {
    if (bound === 'none') return false;
    return bound === 'below' ? at < raws.length - 1 : at > 0;
  });
  if (odd.length === 0) return;
  const lines = odd.map(({ line }) => line);
  const text = `${linesText(lines)}写的是分数区间，不是单个分数；区间取最低分，区间内的位次不精确`;
  ask({ code: 'bounds', text, about: odd.map(({ score }) => String(score)), lines });
}
