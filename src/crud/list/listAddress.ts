import type { CrudFilter } from '@refinedev/core';
import { splitRange } from '../../lib/dates';
import { searchedText } from '../../lib/phoneNumber';
import { readNumber } from '../../lib/typedNumber';
import { pageSizes, usualPageSize } from '../../ui/layout/paging';
import type { AnyField, Resource } from '../defineResource';

/** The state of a list. All of it is in the address, so that it can be shared, reloaded and gone back to. */
export interface ListState {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort | undefined;
  /** Text by filter name, as in the address. */
  readonly filters: Readonly<Record<string, string>>;
}

/** The column that orders the list, and its direction. */
export interface Sort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** Every filter of a list with its value where the address does not name it; empty for most. */
export type FilterDefaults = Readonly<Record<string, string>>;

/** The filters of a list, with the page's initial values. */
export function filterDefaults(
  fields: readonly Pick<AnyField, 'name'>[],
  begun: ListState['filters'] = {},
): FilterDefaults {
  return Object.fromEntries(fields.map(({ name }) => [name, begun[name] ?? '']));
}

/** Members by which a list may be sorted: its sortable fields, its hand-made order and its usual one. */
export function sortsOf({
  fields,
  order,
  sort,
}: Pick<Resource, 'fields' | 'order' | 'sort'>): readonly string[] {
  const sortable = fields.filter((field) => field.sortable).map(({ name }) => name);
  return [...sortable, ...(order ? [order.field] : []), ...(sort ? [sort.field] : [])];
}

/** The filters whose texts are about people. */
export function personalNames(fields: readonly Pick<AnyField, 'name' | 'personal'>[]): readonly string[] {
  return fields.flatMap(({ name, personal }) => (personal ? [name] : []));
}

/**
 * Reads the state from the address; nonsense there falls back to the usual. `name=` empties a filter that begins with a
 * value. `sorts` are the members that may sort; none where absent.
 */
export function readListState(
  params: URLSearchParams,
  defaults: FilterDefaults,
  sorts: readonly string[] = [],
): ListState {
  const page = Math.trunc(Number(params.get('page')));
  const size = Number(params.get('size'));
  const entries = Object.entries(defaults).flatMap(([name, begun]) => {
    const value = params.get(name) ?? begun;
    return value ? [[name, value]] : [];
  });
  return {
    page: Number.isSafeInteger(page) ? Math.max(1, page) : 1,
    size: pageSizes.find((allowed) => allowed === size) ?? usualPageSize,
    sort: readSort(params.get('sort'), sorts),
    filters: Object.fromEntries(entries),
  };
}

function readSort(text: string | null, sorts: readonly string[]): Sort | undefined {
  const [field = '', order] = (text ?? '').split('.');
  return sorts.includes(field) && (order === 'asc' || order === 'desc') ? { field, order } : undefined;
}

/** Writes a changed state into the address; others' parameters stay, usual values are left out. */
export function writeListState(
  params: URLSearchParams,
  defaults: FilterDefaults,
  state: ListState,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  set('page', state.page > 1 ? String(state.page) : '');
  set('size', state.size === usualPageSize ? '' : String(state.size));
  set('sort', state.sort ? `${state.sort.field}.${state.sort.order}` : '');
  for (const [name, begun] of Object.entries(defaults)) {
    const value = state.filters[name] ?? '';
    if (value === begun) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The address with all of the list's own parameters replaced by a view's query; others' parameters stay. */
export function withView(
  params: URLSearchParams,
  defaults: FilterDefaults,
  sorts: readonly string[],
  query: string,
): URLSearchParams {
  const view = new URLSearchParams(query);
  const next = writeListState(params, defaults, readListState(view, defaults, sorts));
  next.delete('cols');
  const cols = view.get('cols');
  if (cols) next.set('cols', cols);
  return next;
}

/** The filters as Refine's data providers take them; `scope` are the filters that the place of the list decides. */
export function crudFilters(
  fields: readonly AnyField[],
  filters: ListState['filters'],
  scope: ListState['filters'] = {},
): CrudFilter[] {
  const chosen = fields.flatMap((field) => {
    const value = filters[field.name];
    return value === undefined ? [] : wired(field, value);
  });
  return [
    ...chosen,
    ...Object.entries(scope).map(([field, value]): CrudFilter => ({ field, operator: 'eq', value })),
  ];
}

/** Typed text is sent as it is stored: telephone numbers and amounts without what people put around digits. */
function searched({ operator, sheet }: AnyField['kind'], value: string): string {
  if (sheet?.as === 'amount' || sheet?.as === 'number') return readNumber(value) ?? value;
  return operator === 'contains' ? searchedText(value) : value;
}

function wired({ name, filterAs = name, kind }: AnyField, value: string): CrudFilter[] {
  const ends = splitRange(value) ?? [];
  if (typeof filterAs !== 'string')
    return filterAs.map((field, index) => ({ field, operator: 'eq', value: ends[index] }));
  if (kind.operator === 'between') return [{ field: filterAs, operator: 'between', value: ends }];
  return [{ field: filterAs, operator: kind.operator, value: searched(kind, value.trim()) }];
}
