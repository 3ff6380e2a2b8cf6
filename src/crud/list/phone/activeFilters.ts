import { splitRange } from '../../../lib/dates';
import type { AnyField, Resource } from '../../defineResource';
import type { QuickFilter } from '../../resourceSpec';

type Values = Readonly<Record<string, string>>;

/**
 * The filter shown as the search field: the one for records, else the title, else the first typed one. A list without
 * any of these has its first choice that no ready-made set makes.
 */
export function mainFilter(
  { search, title, quickFilters = [] }: Pick<Resource, 'search' | 'title' | 'quickFilters'>,
  filters: readonly AnyField[],
): AnyField | undefined {
  const typed = filters.filter(({ kind }) => kind.Filter === undefined && kind.operator !== 'between');
  const find = (name: string | undefined) => typed.find((field) => field.name === name);
  const quick = namesIn(quickFilters);
  const choices = filters.filter(({ kind }) => kind.operator !== 'between');
  return (
    find(search) ?? find(title) ?? typed[0] ?? choices.find(({ name }) => !quick.includes(name)) ?? choices[0]
  );
}

/** Whether the filters are the ones of a ready-made set, as far as any of the sets names them. */
export function isChosen(
  { filters: own }: QuickFilter,
  quickFilters: readonly QuickFilter[],
  values: Values,
): boolean {
  return namesIn(quickFilters).every((name) => (values[name] ?? '') === (own[name] ?? ''));
}

/** Names of the filters in any ready-made set. */
export function namesIn(quickFilters: readonly QuickFilter[]): string[] {
  return [...new Set(quickFilters.flatMap(({ filters }) => Object.keys(filters)))];
}

/** Names of the filters that a chosen ready-made set shows already. */
export function chosenNames(quickFilters: readonly QuickFilter[], values: Values): string[] {
  const chosen = quickFilters.find((quick) => isChosen(quick, quickFilters, values));
  return Object.keys(chosen?.filters ?? {});
}

/**
 * The active filters that neither the search field nor a chosen ready-made set shows, beyond the page's initial ones.
 */
export function activeFilters(
  { search, title, quickFilters = [] }: Pick<Resource, 'search' | 'title' | 'quickFilters'>,
  filters: readonly AnyField[],
  values: Values,
  defaults: Values = {},
): readonly AnyField[] {
  const shown = [
    mainFilter({ search, title, quickFilters }, filters)?.name,
    ...chosenNames(quickFilters, values),
  ];
  const isActive = (value: string, name: string) => value !== '' && value !== defaults[name];
  return filters.filter(({ name }) => isActive(values[name] ?? '', name) && !shown.includes(name));
}

/** A range of the address for the staff; either end may be open. */
export function rangeText(range: string): string {
  const [begin, end] = splitRange(range) ?? [range, range];
  if (begin === '') return `至 ${end}`;
  if (end === '') return `${begin} 起`;
  return begin === end ? begin : `${begin} 至 ${end}`;
}
