import { Radio } from 'antd';
import { useResourcePage } from '../ResourceContext';
import type { ListState } from './listAddress';

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  /** The `stat` of the list's answer. */
  readonly counts: Readonly<Record<string, unknown>>;
}

/** Ready-made filters with their counts. */
export function QuickFilters({ state, change, counts }: Props) {
  const { resource } = useResourcePage();
  const quick = resource.quickFilters;
  if (!quick) return null;
  const names = new Set(quick.flatMap(({ filters }) => Object.keys(filters)));
  const matches = (filters: Readonly<Record<string, string>>) =>
    [...names].every((name) => (state.filters[name] ?? '') === (filters[name] ?? ''));
  const choose = (label: string) => {
    const kept = Object.entries(state.filters).filter(([name]) => !names.has(name));
    change({
      filters: { ...Object.fromEntries(kept), ...quick.find((item) => item.label === label)?.filters },
    });
  };
  return (
    <Radio.Group
      className="list-quick"
      optionType="button"
      aria-label="快速筛选"
      value={quick.find(({ filters }) => matches(filters))?.label ?? ''}
      options={quick.map(({ label, count }) => ({
        value: label,
        label: counted(label, count && counts[count]),
      }))}
      onChange={({ target }) => choose(String(target.value))}
    />
  );
}

function counted(label: string, count: unknown): string {
  return typeof count === 'number' ? `${label} ${count}` : label;
}
