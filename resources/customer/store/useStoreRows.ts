import { useQuery } from '@tanstack/react-query';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { customerEndpoints } from '../endpoints';

const { operations } = customerEndpoints['customer/store'];

/** Rows that belong to one institution: its domain names, its operation record. */
export function useStoreRows(operation: 'domains' | 'logs', storeId: RecordId) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['customer/store', operation, storeId],
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(operations[operation], {
        body: { storeId },
        options: { allowRepeat: true, signal },
      });
      return Array.isArray(data) ? data.filter(isRecord) : [];
    },
  });
}
