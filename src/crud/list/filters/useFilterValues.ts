import { useState } from 'react';
import { useResourcePage } from '../../ResourceContext';
import type { ListState } from '../listAddress';
import { carried, type FilterTexts, filled } from './typedFilters';

/**
 * Typed filter values over the applied ones. Sorting, another page and filters chosen elsewhere leave them in place; a
 * filter that gets another value shows that.
 */
export function useFilterValues(
  { filters }: Pick<ListState, 'filters'>,
  change: (changes: Partial<ListState>) => void,
) {
  const { defaultFilters = {} } = useResourcePage();
  const [before, setTyped] = useState({ over: filters, values: none });
  const [resets, setResets] = useState(0);
  const typed = carried(before, filters);
  if (typed !== before) setTyped(typed);
  const values = { ...filters, ...typed.values };
  return {
    values,
    /** Number of resets of all filters. */
    resets,
    type: (more: FilterTexts) => setTyped({ over: filters, values: { ...typed.values, ...more } }),
    apply: (all: FilterTexts) => {
      setTyped({ over: filters, values: none });
      change({ filters: filled(all) });
    },
    reset: () => {
      setTyped({ over: filters, values: none });
      setResets(resets + 1);
      change({ filters: defaultFilters });
    },
  };
}

const none: FilterTexts = {};
