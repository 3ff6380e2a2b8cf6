import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { customerEndpoints } from '../endpoints';

const { operations } = customerEndpoints['customer/store'];

/** Rows that belong to one institution: its domain names, its operation record. */
export function useStoreRows(operation: 'domains' | 'logs', storeId: RecordId) {
  return useCall(operations[operation], (data) => (Array.isArray(data) ? data.filter(isRecord) : []), {
    of: ['customer/store', operation],
    body: { storeId },
    quiet: false,
  });
}
