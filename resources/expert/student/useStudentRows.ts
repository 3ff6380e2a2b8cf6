import { useQuery } from '@tanstack/react-query';
import { readList } from '@/providers/data/listResponse';
import type { Operation } from '@/providers/endpoints/builder';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';

/** A row as the server sent it. */
export type StudentRow = Readonly<Record<string, unknown>>;

/**
 * The student's rows of another list of the service: her reports, her orders. `allowed` is false without the
 * permission for that list.
 */
export function useStudentRows(resource: string, list: Operation, userId: RecordId) {
  const { callOperation } = useServices();
  const can = useCan();
  const allowed = can(list);
  const query = useQuery({
    queryKey: ['data', 'default', resource, 'student', String(userId)],
    queryFn: async ({ signal }): Promise<StudentRow[]> => {
      const options = { allowRepeat: true, quiet: true, signal };
      return readList(await callOperation(list, { body: { page: 1, limit: 50, userId }, options }), list.path)
        .list;
    },
    enabled: allowed,
  });
  return { ...query, allowed };
}
