import { useDataProvider } from '@refinedev/core';
import { providerOf } from '@/providers/data/providerOf';
import { useCan } from '@/src/services/useCan';
import type { RecordId } from '../lib/recordId';
import { useServices } from '../services/useServices';

/**
 * Counts the records of another resource by one of its filters. 0 where the person may not list them, or the reading
 * failed, which has been shown.
 */
export type CountRecords = (resource: string, filter: string, value: RecordId) => Promise<number>;

/** Counts records elsewhere that name the one at hand. */
export function useCountRecords(): CountRecords {
  const { endpointsOf } = useServices();
  const can = useCan();
  const provider = useDataProvider();
  return async (resource, filter, value) => {
    const endpoints = endpointsOf(resource);
    if (!can(endpoints.operations.list)) return 0;
    try {
      const { total } = await provider(providerOf(endpoints)).getList({
        resource,
        pagination: { currentPage: 1, pageSize: 1 },
        filters: [{ field: filter, operator: 'eq', value }],
      });
      return total;
    } catch {
      return 0;
    }
  };
}
