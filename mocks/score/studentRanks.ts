import { rankOf, type ScoreRow } from '@/src/gaokao/scoreTable';
import { hasMockScore } from '@/src/gaokao/student';
import { type StudentRow, studentTable } from '../expert/studentTable';
import type { ScoreTableName } from '../gaokao/scoreSeed';
import type { MockServer } from '../mockServer';
import { formatTime } from '../time';

/**
 * Ranks students by a score table in use: those without a rank or with the rank that `before` gave. A rank entered by
 * hand stays. Their chances must be computed anew (W13).
 */
export async function rankStudents(
  mockServer: MockServer,
  { provinceId, year, category }: ScoreTableName,
  before: readonly ScoreRow[] | null,
  now: readonly ScoreRow[],
): Promise<void> {
  const table = await mockServer.table(studentTable);
  const isMeant = (row: StudentRow) =>
    row.provinceId === provinceId && row.year === year && row.category === category;
  for (const row of table.all().filter(isMeant)) {
    if (row.score === null || hasMockScore(row)) continue;
    const isComputed = row.rank === null || row.rank === (before && rankOf(before, row.score)?.rank);
    const rank = rankOf(now, row.score)?.rank ?? null;
    if (isComputed && rank !== row.rank)
      await table.put({ ...row, rank, updatedAt: formatTime(mockServer.now()) });
  }
}
