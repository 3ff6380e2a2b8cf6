/** Text by filter name. */
export type FilterTexts = Readonly<Record<string, string>>;

/** Filters that were typed and not applied, and the active ones at that time. */
export interface TypedFilters {
  readonly over: FilterTexts;
  readonly values: FilterTexts;
}

/**
 * The typed filters over the present ones: without those whose active value has changed. The same object where nothing
 * has.
 */
export function carried(typed: TypedFilters, filters: FilterTexts): TypedFilters {
  const { over, values } = typed;
  const isSame = (name: string) => (over[name] ?? '') === (filters[name] ?? '');
  if ([...Object.keys(over), ...Object.keys(filters)].every(isSame)) return typed;
  return {
    over: filters,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => isSame(name))),
  };
}

/** The values without empty ones. */
export function filled(values: FilterTexts): FilterTexts {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
