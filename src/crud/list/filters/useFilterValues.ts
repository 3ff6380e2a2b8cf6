import { useState } from 'react';
import { useResourcePage } from '../../ResourceContext';
import type { ListState } from '../listAddress';

/** Text by filter name. */
export type FilterTexts = Readonly<Record<string, string>>;

/** What is typed, over what is in force; a change of the address from elsewhere drops what was typed. */
export function useFilterValues(
  { filters }: Pick<ListState, 'filters'>,
  change: (changes: Partial<ListState>) => void,
) {
  const { defaultFilters = {} } = useResourcePage();
  const [typed, setTyped] = useState<{ over: FilterTexts; values: FilterTexts }>({
    over: filters,
    values: {},
  });
  const [resets, setResets] = useState(0);
  const pending = typed.over === filters ? typed.values : {};
  const values = { ...filters, ...pending };
  return {
    values,
    /** How often all was reset. */
    resets,
    type: (more: FilterTexts) => setTyped({ over: filters, values: { ...pending, ...more } }),
    apply: (all: FilterTexts) => change({ filters: filled(all) }),
    reset: () => {
      setTyped({ over: filters, values: {} });
      setResets(resets + 1);
      change({ filters: defaultFilters });
    },
  };
}

function filled(values: FilterTexts): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
