import type { PlanUnit } from '@/src/gaokao/planUnit';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { readUnit } from '../workbench/model/readTable';
import { type ListFilter, listFilters } from './filters';

/** A value of a filter and how many candidates have it. */
export interface Facet {
  readonly value: number | string;
  readonly label: string;
  readonly count: number;
}

/** The values of each list filter. */
export type Facets = Readonly<Partial<Record<ListFilter, readonly Facet[]>>>;

/** A page of candidates. */
export interface PlanPage {
  readonly units: readonly PlanUnit[];
  /** Keys of those that are kept as 备选. */
  readonly favorites: readonly string[];
  readonly total: number;
  readonly facets: Facets;
}

/** Filters whose values are numbers, however they travel. */
const numeric: ReadonlySet<ListFilter> = new Set(['tiers', 'provinceIds']);

/** A page as `planList` answers it. */
export function readPlanPage(data: unknown): PlanPage {
  const answer = isRecord(data) ? data : {};
  const rows = Array.isArray(answer.list) ? answer.list.filter(isRecord) : [];
  const units = rows.flatMap((row) => readUnit(row) ?? []);
  const favorites = rows.flatMap((row) => (isYes(row.favorite) ? [textOr(row.key)] : []));
  return { units, favorites, total: numberOr(answer.total, units.length), facets: readFacets(answer.facets) };
}

/** Parses facets: either a list of values with label and count, or counts by value. */
function readFacets(value: unknown): Facets {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    listFilters.flatMap((filter) => {
      const facet = value[filter];
      if (Array.isArray(facet))
        return [[filter, facet.filter(isRecord).map((one) => readFacet(filter, one))]];
      if (!isRecord(facet)) return [];
      const counts = Object.entries(facet);
      return [[filter, counts.map(([name, count]) => readFacet(filter, { value: name, count }))]];
    }),
  );
}

function readFacet(
  filter: ListFilter,
  { value, label, name, count }: Readonly<Record<string, unknown>>,
): Facet {
  const text = textOr(value);
  return {
    value: numeric.has(filter) ? numberOr(value) : text,
    label: textOr(label, textOr(name, text)),
    count: numberOr(count),
  };
}
