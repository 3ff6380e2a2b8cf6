import type { ExportScope } from './exportPlan';
import type { ExportProps } from './useExportTool';

/** What there is to choose, the likeliest first: what was selected, what was searched for, everything. */
export function scopesOf({ state, selected, total }: ExportProps) {
  const isFiltered = Object.values(state.filters).some(Boolean);
  const offers: { value: ExportScope; label: string; offered: boolean }[] = [
    { value: 'selected', label: `选中（${selected.length} 条）`, offered: selected.length > 0 },
    { value: 'filtered', label: `当前筛选（${total} 条）`, offered: isFiltered },
    { value: 'all', label: isFiltered ? '全部' : `全部（${total} 条）`, offered: true },
    { value: 'page', label: '本页', offered: total > 0 },
  ];
  return offers.filter(({ offered }) => offered).map(({ value, label }) => ({ value, label }));
}
