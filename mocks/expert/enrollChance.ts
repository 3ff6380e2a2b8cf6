import { z } from 'zod';
import { withChance } from '@/src/gaokao/chance';
import type { YearLine } from '@/src/gaokao/planUnit';
import { type ScoreRow, scoreOf } from '@/src/gaokao/scoreTable';
import { batchTable } from '../gaokao/batchTable';
import { scoreTableOf } from '../gaokao/scoreTables';
import { refuse } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { formatTime } from '../time';
import { chanceContextOf } from './chances';
import { unitFinder } from './planUnits';
import { studentOf } from './studentShown';

const input = z.strictObject({
  userId: idSchema,
  provinceId: z.number(),
  year: z.number(),
  batchId: idSchema,
  category: z.literal([1, 2, 3, 4, 5]),
  subjects: z.array(z.string()),
  score: z.number().nullable(),
  rank: z.number().int().positive('位次须为正整数').nullable(),
  units: z.array(z.strictObject({ key: z.string().min(1) })),
});

/** The maximum number of units per call. */
const most = 100;

/**
 * Computes chances of up to a hundred units for the score and rank in the body (E3, E7, A4). Units of another 科类 stay
 * in tables and have theirs. A unit that is no longer in the plan is left out.
 */
export async function enrollChance(request: SignedInRequest) {
  const { mockServer, body } = request;
  const { userId, batchId, units, ...asked } = read(body, input);
  if (units.length > most) refuse(`一次最多计算 ${most} 个`);
  const student = await studentOf(request, userId);
  const batch = (await mockServer.table(batchTable)).get(batchId) ?? refuse('批次不存在');
  const candidate = { ...student, ...asked };
  const context = await chanceContextOf(mockServer, candidate, batch);
  const unitOf = await unitFinder(mockServer, { batchId, category: asked.category });
  const { provinceId, year, category } = asked;
  const table = (await scoreTableOf(mockServer, { provinceId, year, category })) ?? [];
  const list = units.flatMap(({ key }) => {
    const unit = unitOf(key);
    if (!unit) return [];
    const { chance, refRank, spread, volatility, basis, majors } = withChance(unit, context);
    const years = unit.history.map((line) => ({ ...line, equScore: equivalent(table, line) }));
    return {
      ...{ key: unit.key, chance, refRank, spread, volatility, basis, years },
      majors: majors.map(({ majorCode, chance: own = null }) => ({ majorCode, chance: own })),
    };
  });
  const { rush, match, safe } = batch;
  return { list, rush, match, safe, at: formatTime(mockServer.now()) };
}

/** The score that a former line's rank has this year. */
function equivalent(table: readonly ScoreRow[], { minRank }: YearLine): number | null {
  return minRank > 0 ? (scoreOf(table, minRank)?.score ?? null) : null;
}
