import { useQuery } from '@tanstack/react-query';
import { useServices } from '@/src/services/useServices';
import { fetchChances } from '../model/chances';
import type { Rows } from '../model/rows';
import { useWorkbench } from '../model/WorkbenchContext';
import type { Equivalents } from './figures';

const none: Equivalents = new Map();

/** The lines of other years in this year's scores, for the rows of the table; read once they are wanted. */
export function useEquivalents(rows: Rows, wanted: boolean): Equivalents {
  const { callOperation } = useServices();
  const { table } = useWorkbench();
  const keys = wanted ? rows.map(({ unit }) => unit.key) : [];
  const { data } = useQuery({
    queryKey: ['expert/workbench', 'equivalents', table.id, keys.toSorted().join()],
    queryFn: async (): Promise<Equivalents> => {
      const { list } = await fetchChances(callOperation, table.get(), keys);
      return new Map(
        list.flatMap(({ key, years }) => years.map(({ year, equScore }) => [`${key}/${year}`, equScore])),
      );
    },
    enabled: wanted && keys.length > 0,
    placeholderData: (before) => before,
    staleTime: 600_000,
  });
  return (wanted && data) || none;
}
