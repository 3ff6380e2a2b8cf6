import type { AnyField } from '../../defineResource';
import type { FilterTexts } from './typedFilters';

/**
 * The filters in the order of the bar. Filters that the page begins with are in force, and stand in the first line. A
 * range has both of its ends together, whichever of them the page begins with.
 */
export function barOrder<F extends Pick<AnyField, 'name' | 'beside'>>(
  filters: readonly F[],
  begun: FilterTexts,
): readonly F[] {
  const pairOf = ({ name, beside = name }: F) => beside;
  const first = new Set(filters.filter(({ name }) => name in begun).map(pairOf));
  return filters.toSorted((one, other) => Number(first.has(pairOf(other))) - Number(first.has(pairOf(one))));
}
