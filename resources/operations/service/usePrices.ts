import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { operationsEndpoints } from '../endpoints';
import { readPrice } from './service';

const { name, operations } = operationsEndpoints['operations/service'];

/** Prices of a service by institution; staff of an institution get only their own. */
export function usePrices(id: RecordId) {
  return useCall(
    operations.prices,
    (data) => (Array.isArray(data) ? data.filter(isRecord).map(readPrice) : []),
    { of: [name, 'prices'], body: { id } },
  );
}
