import type { StageProblem } from '@/src/gaokao/checkStage';
import { equivalentScore, type ScoreOf, type ScoreRow, scoreOf } from '@/src/gaokao/scoreTable';
import type { ChartData } from '@/src/ui/chart/chartData';
import { equivalentText, type StageRecord } from '../../stage/stage';

/** A year's table beside the two before; empty where there is none, or where a reform parts the years. */
export interface Years {
  readonly year: number;
  /** The tables of this year, last year, and the year before. */
  readonly tables: readonly [readonly StageRecord[], readonly ScoreRow[], readonly ScoreRow[]];
  /** 1 converts ranks by the number of candidates (A3). */
  readonly poolScale: 0 | 1;
}

/** A row with what its rank was worth in the two years before. */
export interface ComparedRow extends StageRecord {
  readonly last: ScoreOf | null;
  /** Points that this year's score is above last year's of the same rank; null where last year's table has none. */
  readonly diff: number | null;
  readonly before: ScoreOf | null;
  readonly problems: readonly StageProblem[];
}

/** The score of a rank of this year in the year that is `back` before (A3). */
export function scoreBefore(
  { tables: [now, ...others], poolScale }: Years,
  back: 1 | 2,
  rank: number,
): ScoreOf | null {
  const to = others[back - 1] ?? [];
  return rank > 0 ? equivalentScore(now, to, { rank }, poolScale) : null;
}

/** The rows of this year's table with their equivalents and what is odd about each. */
export function comparedRows(years: Years, problems: readonly StageProblem[]): ComparedRow[] {
  return years.tables[0].map((row) => {
    const last = scoreBefore(years, 1, row.cum);
    return {
      ...row,
      last,
      diff: last === null || last.beyond ? null : row.score - last.score,
      before: scoreBefore(years, 2, row.cum),
      problems: problems.filter(({ score }) => score === row.score),
    };
  });
}

/** A rank that is kept in sight: its score of each year, this one first. */
export interface Pinned {
  readonly rank: number;
  readonly scores: readonly { readonly year: number; readonly score: ScoreOf | null }[];
}

/** The scores of a rank in all years. */
export function pinnedAt(years: Years, rank: number): Pinned {
  const own = scoreOf(years.tables[0], rank);
  const scores = [own, scoreBefore(years, 1, rank), scoreBefore(years, 2, rank)];
  return { rank, scores: scores.map((score, back) => ({ year: years.year - back, score })) };
}

/** Headings of the pinned ranks. */
export function pinnedHead(year: number): string[] {
  return ['位次', `${year} 年`, `${year - 1} 年`, `${year - 2} 年`];
}

/** The pinned ranks as a spreadsheet takes them out of the clipboard. */
export function pinnedText(year: number, pinned: readonly Pinned[]): string {
  const lines = pinned.map(({ rank, scores }) =>
    [rank, ...scores.map(({ score }) => (score ? equivalentText(score) : ''))].join('\t'),
  );
  return [pinnedHead(year).join('\t'), ...lines].join('\n');
}

/**
 * Candidates at or above each score, the years one upon another; the highest score is left. Every score in between has
 * its place, so that the curves are true.
 */
export function chartOf({ year, tables }: Years): ChartData {
  const known = tables.flatMap((rows) => rows.map(({ score }) => score));
  const top = known.length > 0 ? Math.max(...known) : -1;
  const scores = Array.from(
    { length: known.length > 0 ? top - Math.min(...known) + 1 : 0 },
    (_, down) => top - down,
  );
  const series = tables.flatMap((rows, back) =>
    rows.length > 0 ? [{ name: `${year - back} 年`, values: cumsAt(rows, scores) }] : [],
  );
  return { head: '分数', categories: scores.map(String), series };
}

/** Candidates at or above each of the falling scores; null above and below the table. */
function cumsAt(rows: readonly ScoreRow[], scores: readonly number[]): (number | null)[] {
  const cums = new Map(rows.map(({ score, cum }) => [score, cum]));
  const bottom = rows.at(-1)?.score ?? 0;
  let above: number | null = null;
  return scores.map((score) => {
    above = cums.get(score) ?? above;
    return score < bottom ? null : above;
  });
}
