import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';

const { one } = expertEndpoints['expert/student'].operations;

const keyOf = (userId: RecordId) => ['expert/student', 'one', String(userId)] as const;

/** A student as the server has her. */
export function useStudent(userId: RecordId) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(one, {
        body: { id: userId },
        options: { allowRepeat: true, quiet: true, signal },
      });
      if (!isRecord(data)) throw new Error('考生不存在');
      return data;
    },
  });
}

/** Marks what was read of a student, and the lists that she is in, as out of date. */
export function useStudentChanged(): (userId: RecordId) => Promise<void> {
  const client = useQueryClient();
  return async (userId) => {
    const keys = [
      keyOf(userId),
      ['expert/student', 'log'],
      ['data', 'default', 'expert/filling'],
      ['expert/workbench'],
    ];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
