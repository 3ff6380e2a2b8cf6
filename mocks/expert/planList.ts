import { z } from 'zod';
import { withChance } from '@/src/gaokao/chance';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { normalKey } from '@/src/gaokao/unitKey';
import { batchTable } from '../gaokao/batchTable';
import { pageOf } from '../list';
import { provinceShortName } from '../platform/areas';
import { refuse } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { chanceContextOf, chancedUnits } from './chances';
import { favoritesOf } from './favoriteTable';
import {
  type ListFilterName,
  listFilterNames,
  listFilters,
  listTests,
  plainTests,
  planFilters,
  planSorts,
  type UnitTest,
} from './planFilters';
import { keywordTests } from './planSearch';
import { studentOf } from './studentShown';
import { tablesOfStudent } from './studentTables';
import { itemsOf } from './tables';

const input = planFilters.extend({
  userId: idSchema,
  batchId: idSchema,
  mode: z.literal([1, 2, 3]).optional(),
  planNo: z.number().int().optional(),
  page: z.number().int().min(1).default(1),
  limit: z.number().int().min(1).max(200).default(50),
});

/** The units of a batch with a student's chances, filtered, counted and sorted (screen E3, candidates). */
export async function planList(request: SignedInRequest) {
  const { mockServer, body } = request;
  const { page, limit, userId, batchId, mode, planNo, ...filters } = read(body, input);
  const student = await studentOf(request, userId);
  const batch = (await mockServer.table(batchTable)).get(batchId) ?? refuse('批次不存在');
  const favorites = await favoritesOf(mockServer, userId);
  const units = await chancedUnits(mockServer, student, batch, mode);
  const added = filters.hideAdded === 1 ? await addedKeys() : new Set<string>();
  const plain = [
    ...keywordTests(filters.keyword),
    ...plainTests(filters, student, favorites),
    ({ key }: PlanUnit) => !added.has(key),
  ];
  const lists = listTests(filters, batch);
  const left = units.filter((unit) => plain.every((test) => test(unit)));
  const found = left.filter((unit) => lists.every(({ test }) => test(unit))).sort(planSorts[filters.sort]);
  const context = await chanceContextOf(mockServer, student, batch);
  const list = pageOf(found, page, limit).map((unit) => ({
    ...withChance(unit, context),
    favorite: favorites.has(unit.key) ? 1 : 0,
  }));
  return { list, total: found.length, facets: facetsOf(left, lists, batch) };

  async function addedKeys(): Promise<Set<string>> {
    const rows = await tablesOfStudent(mockServer, student.id);
    const row = rows.find((one) => one.batchId === batchId && one.planNo === (planNo ?? 1));
    const items = row ? await itemsOf(mockServer, { row, batch }) : [];
    return new Set(items.map(({ key }) => normalKey(key)));
  }
}

/** The maximum number of values that a filter offers. */
const mostValues = 60;

/** How many units each value of a list filter would leave: under all the other filters. */
function facetsOf(
  units: readonly PlanUnit[],
  lists: readonly { name: ListFilterName; test: UnitTest }[],
  bounds: Parameters<(typeof listFilters)['tiers']>[1],
) {
  const counts = new Map(listFilterNames.map((name) => [name, new Map<number | string, number>()]));
  for (const unit of units) {
    const failed = lists.filter(({ test }) => !test(unit));
    if (failed.length > 1) continue;
    for (const name of listFilterNames) {
      if (name === 'majorCodes' || (failed[0] && failed[0].name !== name)) continue;
      const count = counts.get(name);
      for (const value of listFilters[name](unit, bounds)) count?.set(value, (count.get(value) ?? 0) + 1);
    }
  }
  return Object.fromEntries(
    [...counts].map(([name, values]) => [
      name,
      [...values].sort(byCount).slice(0, mostValues).map(facet(name)),
    ]),
  );
}

const byCount = (one: readonly [unknown, number], other: readonly [unknown, number]) => other[1] - one[1];

function facet(name: ListFilterName) {
  return ([value, count]: readonly [number | string, number]) => ({
    value,
    label: name === 'provinceIds' ? provinceShortName(Number(value)) : String(value),
    count,
  });
}
