import { useQueryClient } from '@tanstack/react-query';
import { callKey, type Subject } from '@/providers/data/resourceCall';
import { useCall } from '@/src/crud/useCall';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { studentPages } from '../../lookups/memberPages';
import { expertEndpoints } from '../endpoints';
import { volunteerKey } from '../tablePages';

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

/** Readings that contain a student's wishes. */
const wishing: readonly Subject[] = [
  ['expert/student', 'log'],
  ...['expert/filling', 'expert/workbench', volunteerKey],
];

/**
 * Marks what was read of a student, and the lists that she is in, as out of date. Wishes alone leave verdicts as they
 * are.
 */
export function useStudentChanged(): (userId: RecordId, what?: 'all' | 'wishes') => Promise<void> {
  const client = useQueryClient();
  return async (userId, what = 'all') => {
    const keys = what === 'all' ? studentPages : [keyOf(userId), ...wishing].map((of) => callKey(of));
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
