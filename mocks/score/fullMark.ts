import { fullMarkProblem, topOf } from '@/resources/score/fullMark';
import { batchTable } from '../gaokao/batchTable';
import { scoreTableOf, stagesOf } from '../gaokao/scoreTables';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';

/** No table and no control line of a province may have a score above its full mark. */
export async function refuseFullMark(
  mockServer: MockServer,
  provinceId: number,
  fullMark: number,
): Promise<void> {
  const names = await stagesOf(mockServer, provinceId);
  const tables = await Promise.all(
    names.map(({ year, category }) =>
      scoreTableOf(mockServer, { provinceId, year, category }, { drafts: true }),
    ),
  );
  const batches = (await mockServer.table(batchTable)).all().filter((row) => row.provinceId === provinceId);
  const problem = fullMarkProblem(fullMark, {
    table: topOf(tables.flatMap((rows) => rows?.[0]?.score ?? [])),
    line: topOf(batches.flatMap(({ lines }) => lines.map(({ score }) => score))),
  });
  if (problem !== undefined) refuse(problem);
}
