import type { CrudFilter, CrudSort, LogicalFilter } from '@refinedev/core';
import type { Family } from '../endpoints/builder';

/** Suffixes of a range's ends as they are sent. */
const rangeSuffixes = ['Begin', 'End'] as const;

/**
 * Refine's filters as the family's parameters. Equality and «contains» are `name: value` (the server knows how it
 * compares). A range is `expireBegin`/`expireEnd` for `expireTime`, `begin`/`end` for `Time` alone (rpc), or
 * `params[beginTime]`/`params[endTime]` (rest). Several values are joined with commas. Empty values are left out.
 * Throws on operators that neither family has.
 */
export function wireFilters(family: Family, filters: readonly CrudFilter[] = []): Record<string, unknown> {
  const entries = filters.flatMap((filter) =>
    'field' in filter ? wireFilter(family, filter) : unsupported(filter.operator),
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value != null));
}

function wireFilter(family: Family, { field, operator, value }: LogicalFilter): [string, unknown][] {
  if (operator === 'between') return wireRange(family, field, value);
  if (operator === 'in') return [[field, Array.isArray(value) ? value.join(',') : value]];
  if (operator === 'eq' || operator === 'contains') return [[field, value]];
  return unsupported(operator);
}

function wireRange(family: Family, field: string, value: unknown): [string, unknown][] {
  const ends: unknown[] = Array.isArray(value) ? value : [];
  if (family === 'rpc') {
    const stem = field.replace(/Time$/, '');
    const nameOf = (suffix: string) => (stem === '' ? suffix.toLowerCase() : stem + suffix);
    return rangeSuffixes.map((suffix, index) => [nameOf(suffix), ends[index]]);
  }
  const params = { beginTime: ends[0], endTime: ends[1] };
  return ends.some(Boolean) ? [['params', params]] : [];
}

function unsupported(operator: string): never {
  throw new Error(`No server here understands the filter operator "${operator}"`);
}

/** The first sorter as the family's parameters; the servers sort by one field. */
export function wireSorter(family: Family, sorters: readonly CrudSort[] = []): Record<string, string> {
  const [first] = sorters;
  if (!first) return {};
  return family === 'rpc'
    ? { sortField: first.field, sortOrder: first.order }
    : { orderByColumn: first.field, isAsc: first.order === 'asc' ? 'ascending' : 'descending' };
}
