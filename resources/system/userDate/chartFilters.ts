/** What the page begins with. */
export type UserDateFilters = Readonly<Record<'range' | 'unit', string>>;

/** The filters of the chart, which are those of the list: out of the address, where an empty one is emptied and not absent. */
export function chartFilters(params: URLSearchParams, begun: UserDateFilters) {
  const of = (name: string, usual = '') => params.get(name) ?? usual;
  return {
    range: of('range', begun.range),
    unit: of('unit', begun.unit),
    storeId: of('storeId'),
    provinceId: of('provinceId'),
  };
}
