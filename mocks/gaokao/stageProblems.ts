import { checkStage, type StageProblem } from '@/src/gaokao/checkStage';
import { isComparableYear, type ScoreRow } from '@/src/gaokao/scoreTable';
import type { MockServer } from '../mockServer';
import { batchesOf, currentYear } from './batchTable';
import { provinceOf } from './provinces';
import type { ScoreTableName } from './scoreSeed';
import { scoreTableOf } from './scoreTables';

/**
 * Errors and warnings of a score table against its control lines and last year's table (screens Q1, Q2 and Q5).
 */
export async function stageProblemsOf(
  mockServer: MockServer,
  name: ScoreTableName,
  rows: readonly ScoreRow[],
): Promise<StageProblem[]> {
  const year = name.year - 1;
  const reform = provinceOf(name.provinceId)?.reformFirstYear;
  const prev = isComparableYear(year, reform, currentYear)
    ? await scoreTableOf(mockServer, { ...name, year })
    : null;
  return checkStage(rows, { prev, lines: await linesOf(mockServer, name) });
}

/** Distinct control lines: several batches may share one. */
async function linesOf(mockServer: MockServer, name: ScoreTableName) {
  const lines = (await batchesOf(mockServer, name)).flatMap((batch) =>
    batch.lines
      .filter(({ category }) => category === name.category)
      .map(({ score }) => ({ name: batch.name, score })),
  );
  return lines.filter(({ score }, index) => lines.findIndex((line) => line.score === score) === index);
}
