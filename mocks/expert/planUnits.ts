import type { ApplyMode } from '@/src/gaokao/batch';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import type { Category } from '@/src/gaokao/student';
import { categoriesOf } from '@/src/gaokao/subjects';
import { normalKey } from '@/src/gaokao/unitKey';
import { batchTable, currentYear } from '../gaokao/batchTable';
import { kept } from '../kept';
import type { MockServer } from '../mockServer';
import { cutSchool } from './plan/cut';
import { inventPlan } from './plan/invented';
import { plansOfGroups, plansOfJilin, plansOfMajors, plansOfSchools } from './plan/known';
import type { PlanSchool, PlanScope } from './plan/plan';

/** The scope of the units; `mode` is the batch's own where absent. */
export interface UnitScope {
  readonly batchId: number;
  readonly category: Category;
  readonly mode?: ApplyMode | undefined;
}

/**
 * The units of a batch for a pool, without chances, those that only former years had among them (`gone`). Built when they are
 * first asked for, and kept; any batch can be cut by any mode (screens-expert, 0.6).
 */
export async function unitsOf(mockServer: MockServer, scope: UnitScope): Promise<readonly PlanUnit[]> {
  return [...(await unitMap(mockServer, scope)).values()];
}

/** One unit by its key; undefined where the batch has none. */
export async function unitByKey(
  mockServer: MockServer,
  scope: UnitScope,
  key: string,
): Promise<PlanUnit | undefined> {
  return (await unitMap(mockServer, scope)).get(normalKey(key));
}

/**
 * Finds a unit by its key: of the student's own pool, else of another one of the province's. Rows stay in a table when the student's
 * 科类 changes, and are told as not open to them (V04).
 */
export async function unitFinder(
  mockServer: Pick<MockServer, 'table'>,
  scope: UnitScope,
): Promise<(key: string) => PlanUnit | undefined> {
  const pools = poolsAround(scope.category).map((category) => unitMap(mockServer, { ...scope, category }));
  const all = await Promise.all(pools);
  return (key) => all.map((units) => units.get(normalKey(key))).find(Boolean);
}

function poolsAround(category: Category): readonly Category[] {
  const type = subjectTypes.find((one) => categoriesOf(one).includes(category));
  const others = type ? categoriesOf(type).filter((other) => other !== category) : [];
  return [category, ...others];
}

const subjectTypes = [1, 2, 3] as const;

/** The units of a batch by key. */
export async function unitMap(
  { table }: Pick<MockServer, 'table'>,
  { batchId, category, mode }: UnitScope,
): Promise<ReadonlyMap<string, PlanUnit>> {
  const batch = (await table(batchTable)).get(batchId);
  if (!batch || batch.year !== currentYear) return new Map();
  const cut = mode ?? batch.mode;
  return kept(cuts, `${batch.id}|${batch.kind}|${batch.main}|${batch.name}|${category}|${cut}`, async () => {
    const schools = await planOf({ batch, category });
    return new Map(
      schools
        .flatMap((school) => cutSchool(school, cut, { batch, category }))
        .map((unit) => [unit.key, unit]),
    );
  });
}

// Seeds never change, so all mock servers of a page or a process share what is made of them.
const plans = new Map<string, Promise<readonly PlanSchool[]>>();
const cuts = new Map<string, Promise<ReadonlyMap<string, PlanUnit>>>();

function planOf(scope: PlanScope): Promise<readonly PlanSchool[]> {
  const { id, name, kind, main } = scope.batch;
  return kept(plans, `${id}|${name}|${kind}|${main}|${scope.category}`, () => makePlan(scope));
}

const groupProvinces: readonly number[] = [430000, 440000, 110000];
const inventedSizes = {
  full: { schools: 120, groups: 2, majors: 8 },
  some: { schools: 40, groups: 2, majors: 8 },
  few: { schools: 10, groups: 2, majors: 6 },
} as const;
const fullProvinces: readonly number[] = [...groupProvinces, 220000, 130000, 650000, 370000];

async function makePlan({ batch, category }: PlanScope): Promise<readonly PlanSchool[]> {
  const { provinceId, main, name } = batch;
  if (main === 1 && groupProvinces.includes(provinceId)) return plansOfGroups(provinceId, category);
  if (main === 1 && provinceId === 130000) return plansOfMajors(provinceId, category);
  if (provinceId === 650000 && /一批|二批/.test(name)) return plansOfSchools(provinceId, category, name);
  if (provinceId === 220000) return plansOfJilin(category, name);
  if (main === 1 && provinceId === 370000) return inventPlan(batch, category, inventedSizes.full);
  const size = fullProvinces.includes(provinceId) ? inventedSizes.some : inventedSizes.few;
  return inventPlan(batch, category, size);
}
