import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '@/providers/data/resourceCall';
import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { expertEndpoints } from '../endpoints';

const { one } = expertEndpoints['expert/student'].operations;

const keyOf = (userId: RecordId) => ['expert/student', 'one', String(userId)] as const;

/** A student as the server has her. */
export function useStudent(userId: RecordId) {
  return useCall(
    one,
    (data) => {
      if (!isRecord(data)) throw new Error('考生不存在');
      return data;
    },
    { of: keyOf(userId), body: { id: userId } },
  );
}

/** Marks what was read of a student, and the lists that she is in, as out of date. */
export function useStudentChanged(): (userId: RecordId) => Promise<void> {
  const client = useQueryClient();
  return async (userId) => {
    const subjects = [
      keyOf(userId),
      ['expert/student', 'log'],
      'expert/filling',
      'expert/workbench',
    ] as const;
    await Promise.all(subjects.map((of) => client.invalidateQueries({ queryKey: callKey(of) })));
  };
}
