import { readList } from '@/providers/data/listResponse';
import type { Operation } from '@/providers/endpoints/builder';
import { useCall } from '@/src/crud/useCall';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';

/** A row as the server sent it. */
export type StudentRow = Readonly<Record<string, unknown>>;

/**
 * The student's rows of another list of the service: her reports, her orders. `allowed` is false without the
 * permission for that list.
 */
export function useStudentRows(resource: string, list: Operation, userId: RecordId) {
  const can = useCan();
  const allowed = can(list);
  const query = useCall(list, (_data, response): StudentRow[] => readList(response, list.path).list, {
    of: [resource, 'student'],
    body: { page: 1, limit: 50, userId },
    enabled: allowed,
  });
  return { ...query, allowed };
}
