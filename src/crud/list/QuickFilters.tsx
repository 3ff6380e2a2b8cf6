import { Suspense } from 'react';
import { formatMoney } from '../../lib/money';
import { isRecord, textOr } from '../../lib/record';
import { loadPlain } from '../../ui/load';
import { useResourcePage } from '../ResourceContext';
import type { QuickFilter } from '../resourceSpec';
import type { ListState } from './listAddress';
import { isChosen, namesIn } from './phone/activeFilters';
import './quickFilters.css';

const CountedFilters = loadPlain(() => import('./CountedFilters'));

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  /** The `stat` of the list's response. */
  readonly counts: Readonly<Record<string, unknown>>;
}

/** Ready-made filters with their counts. */
export function QuickFilters(props: Props) {
  if (useResourcePage().resource.counts === undefined) return <FilterButtons {...props} />;
  return (
    <Suspense fallback={<FilterButtons {...props} />}>
      <CountedFilters {...props} />
    </Suspense>
  );
}

/** Ready-made filters with given counts. */
export function FilterButtons({ state, change, counts }: Props) {
  const { resource } = useResourcePage();
  const quick = resource.quickFilters;
  if (!quick) return null;
  const names = namesIn(quick);
  const choose = (filters: QuickFilter['filters']) => {
    const kept = Object.entries(state.filters).filter(([name]) => !names.includes(name));
    const chosen = Object.entries(filters).map(([name, value = '']) => [name, value] as const);
    change({ filters: Object.fromEntries([...kept, ...chosen]) });
  };
  return (
    <fieldset className="list-quick">
      <legend className="visually-hidden">快速筛选</legend>
      {quick.map((one) => (
        <button
          key={one.label}
          type="button"
          aria-pressed={isChosen(one, quick, state.filters)}
          onClick={() => choose(one.filters)}
        >
          {one.label}
          {one.count && <span className="list-quick-count">{countText(counts[one.count])}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** The count, and its sum where the server sends one; empty until it is here. */
function countText(count: unknown): string {
  if (isRecord(count)) {
    const amount = textOr(count.amount);
    return countText(count.count) + (amount === '' ? '' : ` · ${formatMoney(amount)}`);
  }
  const text = textOr(count);
  return text === '' ? '' : ` ${text}`;
}
