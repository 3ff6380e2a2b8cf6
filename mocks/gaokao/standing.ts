import {
  equivalentScore,
  isComparableYear,
  rankOf,
  type ScoreRow,
  scoreOf,
  totalOf,
} from '@/src/gaokao/scoreTable';
import type { MockServer } from '../mockServer';
import { type BatchRow, batchesOf, currentYear } from './batchTable';
import { controlLinesOf, lineNameOf } from './controlLines';
import { provinceOf } from './provinces';
import type { ScoreTableName } from './scoreSeed';
import { scoreTableOf } from './scoreTables';

/** A score or a rank of one province, year and category; a rank typed by hand replaces the table's. */
export interface StandingQuery extends ScoreTableName {
  readonly score?: number | undefined;
  readonly rank?: number | undefined;
  readonly variant?: 'A' | 'B' | undefined;
}

/** A year before the one that is asked about. */
export interface Equivalent {
  readonly year: number;
  /** Null without a table, and before a reform. */
  readonly score: number | null;
  readonly rank: number | null;
  readonly total: number | null;
}

/** How many years back equivalents are answered. */
const yearsBack = [1, 2];

/** Equivalents of a rank in the years before (A3). */
export async function equivalentsOf(mockServer: MockServer, asked: StandingQuery): Promise<Equivalent[]> {
  const from = (await scoreTableOf(mockServer, asked)) ?? [];
  const main = (await batchesOf(mockServer, asked)).find((batch) => batch.main);
  const reform = provinceOf(asked.provinceId)?.reformFirstYear;
  return Promise.all(
    yearsBack.map(async (back) => {
      const year = asked.year - back;
      const to = isComparableYear(year, reform, currentYear)
        ? await scoreTableOf(mockServer, { ...asked, year })
        : null;
      return { year, ...equivalentIn(from, to ?? [], asked, main?.poolScale) };
    }),
  );
}

function equivalentIn(
  from: readonly ScoreRow[],
  to: readonly ScoreRow[],
  { score, rank }: StandingQuery,
  poolScale: 0 | 1 = 0,
) {
  const standing = rank === undefined ? score !== undefined && { score } : { rank };
  const found = standing ? equivalentScore(from, to, standing, poolScale) : null;
  if (!found) return { score: null, rank: null, total: to.length > 0 ? totalOf(to) : null };
  return { score: found.score, rank: rankOf(to, found.score)?.rank ?? null, total: totalOf(to) };
}

/** The rank of a score, or the score of a rank, in its own table; null without one. */
export async function standingOf(mockServer: MockServer, { score, rank, ...name }: StandingQuery) {
  const rows = await scoreTableOf(mockServer, name);
  if (!rows) return null;
  const known = score ?? (rank === undefined ? undefined : scoreOf(rows, rank)?.score);
  const place = known === undefined ? null : rankOf(rows, known);
  if (known === undefined || !place) return null;
  const exact = rows.find((row) => row.score === known || (row.open && known > row.score));
  return {
    ...place,
    score: known,
    rank: rank ?? place.rank,
    sameCount: exact?.count ?? 0,
    total: totalOf(rows),
  };
}

/** The control line of a batch for one category; undefined where none is known. */
export function lineIn(batch: BatchRow, { category, variant }: StandingQuery): number | undefined {
  const lines = batch.lines.filter((line) => line.category === category);
  return (lines.find((line) => line.variant === variant) ?? lines[0])?.score;
}

/** The line of the batch of that name in another year. */
export async function lineInYear(
  mockServer: MockServer,
  batch: BatchRow,
  asked: StandingQuery,
): Promise<number | undefined> {
  const same = (await batchesOf(mockServer, asked)).find(({ name }) => name === batch.name);
  return same ? lineIn(same, asked) : officialLine(batch, asked);
}

function officialLine(batch: BatchRow, { provinceId, year, category }: StandingQuery): number | undefined {
  const lines = controlLinesOf(provinceId, year).filter((line) => line.category === category);
  return lineNameOf(batch)
    .map((name) => lines.find((line) => line.batch === name)?.score)
    .find((score) => score !== undefined);
}
