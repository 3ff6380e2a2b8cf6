import { useCall } from '@/src/crud/useCall';
import { isRecord, numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { expertEndpoints } from './endpoints';

const { one } = expertEndpoints['expert/student'].operations;

/** The province of a student's exam; undefined while it is not known. */
export function useProvinceOf(userId: RecordId | null | undefined): number | undefined {
  const { data } = useCall(one, (student) => (isRecord(student) ? numberOr(student.provinceId) : 0), {
    of: ['expert', 'province'],
    body: { id: userId },
    enabled: userId !== null && userId !== undefined && userId !== '',
    staleTime: 60_000,
  });
  return data || undefined;
}
