import type { Operation } from '@/providers/endpoints/builder';
import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';

/**
 * The response of a call of the public sites, for a preview of their page. `rev` is that of the record: once it is
 * saved, the call is made again.
 */
export function usePublic(operation: Operation, body: Readonly<Record<string, unknown>>, rev: unknown) {
  return useCall(operation, (data) => (isRecord(data) ? data : {}), { of: ['operations', rev], body });
}
