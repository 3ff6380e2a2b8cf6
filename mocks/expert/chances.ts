import type { ApplyMode } from '@/src/gaokao/batch';
import { type ChanceContext, unitChance } from '@/src/gaokao/chance';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { totalOf } from '@/src/gaokao/scoreTable';
import type { BatchRow } from '../gaokao/batchTable';
import { provinceOf } from '../gaokao/provinces';
import { scoreTableOf } from '../gaokao/scoreTables';
import { kept } from '../kept';
import type { MockServer } from '../mockServer';
import { unitsOf } from './planUnits';

/** The candidate whose chances are computed. */
export type Chooser = ChanceContext['candidate'] & { readonly provinceId: number };

/** The context that the chances of a batch share for one candidate (A4). */
export async function chanceContextOf(
  mockServer: MockServer,
  candidate: Chooser,
  batch: BatchRow,
): Promise<ChanceContext> {
  const { provinceId, year, category } = candidate;
  const table = await scoreTableOf(mockServer, { provinceId, year, category });
  const { reformFirstYear } = provinceOf(provinceId) ?? {};
  return { candidate, batch, total: table ? totalOf(table) : undefined, reformFirstYear };
}

// Every page and filter needs the same thousands of chances; a few students are open at a time.
const cachesOf = new WeakMap<MockServer['table'], Map<string, Promise<readonly PlanUnit[]>>>();
const most = 8;

/** The units of a batch with a candidate's chances, without those of their majors; removed units are left out. */
export function chancedUnits(
  mockServer: MockServer,
  candidate: Chooser,
  batch: BatchRow,
  mode: ApplyMode = batch.mode,
): Promise<readonly PlanUnit[]> {
  const { provinceId, year, category, subjects, score, rank, lineVariant } = candidate;
  const key = JSON.stringify([provinceId, year, category, subjects, score, rank, lineVariant, mode, batch]);
  const cache = cachesOf.get(mockServer.table) ?? new Map<string, Promise<readonly PlanUnit[]>>();
  cachesOf.set(mockServer.table, cache);
  const known = kept(cache, key, () => compute(mockServer, candidate, batch, mode));
  // the latest is the last to go
  cache.delete(key);
  cache.set(key, known);
  for (const old of [...cache.keys()].slice(0, -most)) cache.delete(old);
  return known;
}

async function compute(mockServer: MockServer, candidate: Chooser, batch: BatchRow, mode: ApplyMode) {
  const context = await chanceContextOf(mockServer, candidate, batch);
  const { category } = candidate;
  const units = await unitsOf(mockServer, { batchId: batch.id, category, mode });
  return units.filter(({ gone }) => gone === 0).map((unit) => ({ ...unit, ...unitChance(unit, context) }));
}
