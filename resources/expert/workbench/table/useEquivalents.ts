import { useCalls } from '@/src/crud/useCall';
import { fetchChances } from '../model/chances';
import type { Rows } from '../model/rows';
import { readingKey } from '../model/table';
import { useTable, useWorkbench } from '../model/WorkbenchContext';
import type { Equivalents } from './figures';

const none: Equivalents = new Map();

/** The lines of other years in this year's scores, for the rows of the table; read once they are wanted. */
export function useEquivalents(rows: Rows, wanted: boolean): Equivalents {
  const { table } = useWorkbench();
  const subject = useTable(readingKey);
  const keys = wanted ? rows.map(({ unit }) => unit.key) : [];
  const { data } = useCalls(
    ['expert/workbench', 'equivalents', subject, keys.toSorted().join()],
    async ({ callOperation }): Promise<Equivalents> => {
      const { list } = await fetchChances(callOperation, table.get(), keys);
      return new Map(
        list.flatMap(({ key, years }) => years.map(({ year, equScore }) => [`${key}/${year}`, equScore])),
      );
    },
    { enabled: wanted && keys.length > 0, keepPrevious: true, staleTime: 600_000 },
  );
  return (wanted && data) || none;
}
