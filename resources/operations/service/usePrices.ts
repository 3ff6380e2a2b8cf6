import { useQuery } from '@tanstack/react-query';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { operationsEndpoints } from '../endpoints';
import { readPrice } from './service';

const { name, operations } = operationsEndpoints['operations/service'];

/** Prices of a service by institution; staff of an institution get only their own. */
export function usePrices(id: RecordId) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['data', 'default', name, 'prices', String(id)],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(operations.prices, { body: { id }, options });
      return Array.isArray(data) ? data.filter(isRecord).map(readPrice) : [];
    },
    retry: false,
  });
}
