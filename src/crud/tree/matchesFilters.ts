import type { CrudFilter } from '@refinedev/core';
import { isFoundIn } from '@/src/lib/searchText';
import { textOr } from '../../lib/record';
import type { Row } from '../resourceSpec';

/** Whether a row matches all the filters; for lists that the server returns whole. */
export function matchesFilters(row: Row, filters: readonly CrudFilter[]): boolean {
  return filters.every((filter) => {
    if (!('field' in filter)) return false;
    const value = textOr(row[filter.field]);
    if (filter.operator === 'between') return isBetween(value, filter.value);
    const wanted = textOr(filter.value);
    return filter.operator === 'contains' ? isFoundIn(value, wanted) : value === wanted;
  });
}

/** Whether a value is in the range. Both ends are inclusive; an end that names a day includes the whole day. */
function isBetween(value: string, ends: unknown): boolean {
  const [from, to] = Array.isArray(ends) ? ends.map((end) => textOr(end)) : [];
  if (value === '') return !from && !to;
  return (!from || value >= from) && (!to || value.slice(0, to.length) <= to);
}
