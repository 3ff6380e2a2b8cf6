import { z } from 'zod';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { type TierBounds, tierOf } from '@/src/gaokao/tier';
import type { StudentRow } from './studentTable';

const figure = z.number().nullish();
const texts = z.array(z.string()).default([]);
const flag = z.literal([0, 1]).default(0);

/** Filters of the units (screen E3, candidates). */
export const planFilters = z.object({
  keyword: z.string().max(50).default(''),
  tiers: z.array(z.literal([0, 1, 2, 3, 9])).default([]),
  provinceIds: z.array(z.number()).default([]),
  cities: texts,
  labels: texts,
  natures: texts,
  types: texts,
  majorCodes: texts,
  classCodes: texts,
  reqOk: flag,
  chanceMin: figure,
  chanceMax: figure,
  rankMin: figure,
  rankMax: figure,
  scoreMin: figure,
  scoreMax: figure,
  tuitionMax: figure,
  planMin: figure,
  newOnly: flag,
  favOnly: flag,
  hideAdded: flag,
  sort: z.enum(['chance', 'chanceDesc', 'rank', 'plan', 'tuition', 'school']).default('chance'),
});

export type PlanFilters = z.infer<typeof planFilters>;

/** Decides about one unit. */
export type UnitTest = (unit: PlanUnit) => boolean;

/** Filters that hold a list of values. */
export const listFilterNames = [
  ...(['tiers', 'provinceIds', 'cities', 'labels', 'natures', 'types', 'classCodes', 'majorCodes'] as const),
] as const;

export type ListFilterName = (typeof listFilterNames)[number];

/** Values of a unit that a list filter compares. */
export const listFilters: Readonly<
  Record<ListFilterName, (unit: PlanUnit, bounds: TierBounds) => readonly (number | string)[]>
> = {
  tiers: ({ chance }, bounds) => [tierOf(chance, bounds)],
  provinceIds: ({ schoolProvinceId }) => [schoolProvinceId],
  cities: ({ schoolCity }) => [schoolCity],
  labels: ({ labels }) => labels,
  natures: ({ nature }) => [nature],
  types: ({ schoolType }) => [schoolType],
  classCodes: classesOf,
  majorCodes: ({ majorId, majors }) => [
    ...(majorId === undefined ? [] : [String(majorId)]),
    ...majors.map((major) => String(major.majorId)),
  ],
};

const classes = new WeakMap<readonly object[], readonly string[]>();

function classesOf({ majors, majorClass }: PlanUnit): readonly string[] {
  if (majorClass !== undefined) return [majorClass];
  const known = classes.get(majors) ?? [...new Set(majors.map((major) => major.majorClass))];
  classes.set(majors, known);
  return known;
}

/** The tests of the list filters, by name: the counts beside a filter leave out its own. */
export function listTests(filters: PlanFilters, bounds: TierBounds) {
  return listFilterNames.flatMap((name) => {
    const wanted: ReadonlySet<number | string> = new Set<number | string>(filters[name]);
    if (wanted.size === 0) return [];
    const test: UnitTest = (unit) => listFilters[name](unit, bounds).some((value) => wanted.has(value));
    return [{ name, test }];
  });
}

/** The tests of all other filters. */
export function plainTests(
  filters: PlanFilters,
  student: StudentRow,
  favorites: ReadonlySet<string>,
): UnitTest[] {
  const { tuitionMax, planMin, reqOk, newOnly, favOnly } = filters;
  return [
    ...(reqOk === 1 ? [(unit: PlanUnit) => matchReq(unit, student).ok !== 0] : []),
    ...within(filters.chanceMin, filters.chanceMax, ({ chance }) => chance),
    ...within(filters.rankMin, filters.rankMax, ({ refRank }) => refRank),
    ...within(filters.scoreMin, filters.scoreMax, ({ history }) => history[0]?.minScore ?? null),
    ...within(null, tuitionMax, ({ tuition }) => tuition ?? null),
    ...within(planMin, null, ({ planCount }) => planCount),
    ...(newOnly === 1 ? [({ planPrev }: PlanUnit) => planPrev === undefined] : []),
    ...(favOnly === 1 ? [({ key }: PlanUnit) => favorites.has(key)] : []),
  ];
}

function within(
  min: number | null | undefined,
  max: number | null | undefined,
  figureOf: (unit: PlanUnit) => number | null,
): UnitTest[] {
  if (typeof min !== 'number' && typeof max !== 'number') return [];
  return [
    (unit) => {
      const value = figureOf(unit);
      return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
    },
  ];
}

/** Orders of the candidates; what has no figure comes last. */
export const planSorts: Readonly<Record<PlanFilters['sort'], (one: PlanUnit, other: PlanUnit) => number>> = {
  chance: by(({ chance }) => chance, 1),
  chanceDesc: by(({ chance }) => chance, -1),
  rank: by(({ refRank }) => refRank, 1),
  plan: by(({ planCount }) => planCount, -1),
  tuition: by(({ tuition }) => tuition ?? null, 1),
  school: (one, other) => (one.key < other.key ? -1 : 1),
};

function by(figureOf: (unit: PlanUnit) => number | null, direction: 1 | -1) {
  return (one: PlanUnit, other: PlanUnit): number => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * direction || (other.refRank ?? 0) - (one.refRank ?? 0) || (one.key < other.key ? -1 : 1);
  };
}
