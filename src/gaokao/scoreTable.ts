import { formatNumber } from '@/src/lib/formatNumber';
import { isRecord, numberOr } from '../lib/record';

/** One row of an official score table (一分一段), highest score first. */
export interface ScoreRow {
  readonly score: number;
  /** Candidates with this very score; in an open row with this score or more. */
  readonly count: number;
  /** Candidates with this score or more. */
  readonly cum: number;
  /** 1 for a first row that means `score` and above. */
  readonly open?: 0 | 1 | undefined;
}

/** Places of a score; `rank` is the last of them, `beyond` 1 below the table's last row. */
export interface RankOf {
  readonly best: number;
  readonly worst: number;
  readonly rank: number;
  readonly beyond: 0 | 1;
}

/** Score of a rank; `beyond` 1 where the table ends before it. */
export interface ScoreOf {
  readonly score: number;
  readonly beyond: 0 | 1;
}

/** The input of a conversion: a score, or a rank that was typed by hand. */
export type Standing = { readonly score: number } | { readonly rank: number };

/** Rounds half up, below zero too (screens-expert, 0.4). */
export function half(value: number): number {
  return Math.floor(value + 0.5);
}

/** A1: the places of a score; null without a table. The rank is the worst of them. */
export function rankOf(rows: readonly ScoreRow[], score: number): RankOf | null {
  const first = rows[0];
  if (!first) return null;
  if (score >= first.score) return aboveAll(first, score);
  const index = firstIndex(rows, (row) => row.score <= score);
  const row = rows[index];
  if (row?.score === score) return placed(row.cum - row.count + 1, row.cum);
  const next = (rows[index - 1]?.cum ?? 0) + 1;
  return placed(next, next, row ? 0 : 1);
}

function aboveAll(first: ScoreRow, score: number): RankOf {
  if (first.open) return placed(1, first.cum);
  const above = first.cum - first.count;
  return score === first.score ? placed(above + 1, first.cum) : placed(1, Math.max(1, above));
}

function placed(best: number, worst: number, beyond: 0 | 1 = 0): RankOf {
  return { best, worst, rank: worst, beyond };
}

/**
 * A2: the highest score that at least `rank` candidates reached; null without a table.
 * @throws RangeError 位次须为正整数
 */
export function scoreOf(rows: readonly ScoreRow[], rank: number): ScoreOf | null {
  if (!Number.isInteger(rank) || rank < 1) throw new RangeError('位次须为正整数');
  const last = rows.at(-1);
  if (!last) return null;
  const row = rows[firstIndex(rows, (row) => row.cum >= rank)];
  return row ? { score: row.score, beyond: 0 } : { score: last.score, beyond: 1 };
}

/** Candidates of a table: its last cumulative number; 0 without rows. */
export function totalOf(rows: readonly ScoreRow[]): number {
  return rows.at(-1)?.cum ?? 0;
}

/** Change of the number of candidates against the year before, in percent with one decimal. */
export function changeOf(total: number, before: number): number {
  return Math.round((total / before - 1) * 1000) / 10;
}

/** The same change as staff read it: `+3.2%`. */
export function changeText(total: number, before: number): string {
  const change = changeOf(total, before);
  return `${change > 0 ? '+' : ''}${change}%`;
}

/** A3: the score in another year that corresponds to a standing of this one. Null where either year has no table. */
export function equivalentScore(
  from: readonly ScoreRow[],
  to: readonly ScoreRow[],
  standing: Standing,
  poolScale: 0 | 1 = 0,
): ScoreOf | null {
  const rank = 'rank' in standing ? standing.rank : rankOf(from, standing.score)?.rank;
  if (rank === undefined || to.length === 0) return null;
  if (!poolScale) return scoreOf(to, rank);
  return from.length === 0 ? null : scoreOf(to, scaledRank(rank, totalOf(from), totalOf(to)));
}

/** A rank among `from` candidates as one among `to`, never before the first. */
export function scaledRank(rank: number, from: number, to: number): number {
  return Math.max(1, half((rank * to) / from));
}

/** Whether a table from the server is a draft, which no statement to students may rest on. */
export function isDraftTable(answer: unknown): boolean {
  return isRecord(answer) && isRecord(answer.summary) && numberOr(answer.summary.published, 1) === 0;
}

/** Whether ranks of a year can be compared with the present: a reform of subject choice separates the years (A3). */
export function isComparableYear(year: number, reformFirstYear: number | null | undefined, now: number) {
  return !reformFirstYear || reformFirstYear > now || year >= reformFirstYear;
}

/** A rank for the staff: `18,876`, and `＞2,440` for one beyond the table's last. */
export function rankText(rank: Pick<RankOf, 'rank' | 'beyond'>): string {
  return rank.beyond ? `＞${formatNumber(rank.rank - 1)}` : formatNumber(rank.rank);
}

/** Index of the first row that `holds`, which stays true once it is true; the length where there is none. */
function firstIndex(rows: readonly ScoreRow[], holds: (row: ScoreRow) => boolean): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle];
    if (row && holds(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}
