import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operationOf } from '@/providers/data/callOperation';
import { wireFilters } from '@/providers/data/filters';
import { providerOf } from '@/providers/data/providerOf';
import { isRecord } from '@/src/lib/record';
import { useServices } from '../../services/useServices';
import { useResourcePage } from '../ResourceContext';
import { crudFilters, type ListState } from './listAddress';
import { namesIn } from './phone/activeFilters';
import { FilterButtons } from './QuickFilters';

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/** Ready-made filters with counts from an operation of their own; the counts follow all filters but their own. */
export default function CountedFilters({ state, change }: Props) {
  const { resource, scope } = useResourcePage();
  const { callOperation } = useServices();
  const { name, endpoints, counts = '', quickFilters = [], filters } = resource;
  const own = namesIn(quickFilters);
  const others = Object.entries(state.filters).filter(([filter]) => !own.includes(filter));
  const body = wireFilters(endpoints.family, crudFilters(filters, Object.fromEntries(others), scope));
  const { data } = useQuery({
    queryKey: ['data', providerOf(endpoints), name, 'counts', body],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(operationOf(endpoints, name, counts), { body, options });
      return isRecord(data) ? data : {};
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  return <FilterButtons state={state} change={change} counts={data ?? {}} />;
}
