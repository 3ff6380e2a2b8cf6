import { operationOf } from '@/providers/data/callOperation';
import { wireFilters } from '@/providers/data/filters';
import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';
import { useResourcePage } from '../ResourceContext';
import { crudFilters, type ListState } from './listAddress';
import { namesIn } from './phone/activeFilters';
import { FilterButtons } from './QuickFilters';

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/**
 * Ready-made filters with counts from an operation of their own; the counts follow all filters but their own. A count
 * that the answer leaves out is 0.
 */
export default function CountedFilters({ state, change }: Props) {
  const { resource, scope } = useResourcePage();
  const { name, endpoints, counts = '', quickFilters = [], filters } = resource;
  const own = namesIn(quickFilters);
  const others = Object.entries(state.filters).filter(([filter]) => !own.includes(filter));
  const body = wireFilters(endpoints.family, crudFilters(filters, Object.fromEntries(others), scope));
  const { data } = useCall(operationOf(endpoints, name, counts), (data) => (isRecord(data) ? data : {}), {
    of: [name, 'counts'],
    body,
    keepPrevious: true,
  });
  const zeros = Object.fromEntries(quickFilters.flatMap(({ count }) => (count ? [[count, 0]] : [])));
  return <FilterButtons state={state} change={change} counts={data ? { ...zeros, ...data } : {}} />;
}
