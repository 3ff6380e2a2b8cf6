import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import type { PlanMajor, PlanUnit } from '@/src/gaokao/planUnit';
import type { Category } from '@/src/gaokao/student';
import { categoriesOf } from '@/src/gaokao/subjects';
import { type BatchRow, batchesOf } from '../gaokao/batchTable';
import { provinceOf } from '../gaokao/provinces';
import type { MockServer } from '../mockServer';
import { found, refuse } from '../responses';
import { idSchema, read, route } from '../route';
import { unitMap } from './planUnits';

/** A major at a college in a batch, with the group that it belongs to. */
export interface Place {
  readonly unit: PlanUnit;
  readonly major: PlanMajor;
  /** The subject requirement of the major, else of its group. */
  readonly req: string;
}

/** The places of a batch for a pool, major by major, however the batch cuts them into choices. */
export async function placesIn(
  mockServer: MockServer,
  batch: BatchRow,
  category: Category,
): Promise<readonly Place[]> {
  const units = await unitMap(mockServer, { batchId: batch.id, category, mode: 2 });
  const found = known.get(units) ?? placesOf(units);
  known.set(units, found);
  return found;
}

// The units of a batch are made once, so are their places.
const known = new WeakMap<ReadonlyMap<string, PlanUnit>, readonly Place[]>();

function placesOf(units: ReadonlyMap<string, PlanUnit>): Place[] {
  const present = [...units.values()].filter(({ gone }) => gone === 0);
  return present.flatMap((unit) => unit.majors.map((major) => ({ unit, major, req: major.req || unit.req })));
}

/** The batch that a call names, else the main one of its province and year. */
export async function batchNamed(
  mockServer: MockServer,
  about: { readonly provinceId: number; readonly year: number },
  batchId?: number,
): Promise<BatchRow> {
  const all = await batchesOf(mockServer, about);
  const main = all.find((batch) => batch.main === 1);
  return (batchId === undefined ? main : all.find(({ id }) => id === batchId)) ?? refuse('该批次不存在');
}

const about = z.object({ provinceId: idSchema, year: idSchema });

/** Counts the places of a province's main batch by requirement, for a choice of subjects (screens E2 and E8). */
export const requirementsRoute = route(
  expertEndpoints['expert/student'].operations.requirements,
  async ({ mockServer, body }) => {
    const name = read(body, about);
    const { subjectType } = found(provinceOf(name.provinceId));
    const batches = await batchesOf(mockServer, name);
    const main = batches.find((batch) => batch.main === 1);
    if (!main) return [];
    const sums = new Map<string, { category: Category; req: string; planCount: number }>();
    for (const category of categoriesOf(subjectType))
      for (const { req, major } of await placesIn(mockServer, main, category)) {
        const key = `${category}|${req}`;
        const before = sums.get(key)?.planCount ?? 0;
        sums.set(key, { category, req, planCount: before + major.planCount });
      }
    return [...sums.values()];
  },
);
