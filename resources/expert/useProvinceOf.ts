import { useQuery } from '@tanstack/react-query';
import { isRecord, numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from './endpoints';

const { one } = expertEndpoints['expert/student'].operations;

/** The province of a student's exam; undefined while it is not known. */
export function useProvinceOf(userId: RecordId | null | undefined): number | undefined {
  const { callOperation } = useServices();
  const { data } = useQuery({
    queryKey: ['expert', 'province', String(userId)],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: student } = await callOperation(one, { body: { id: userId }, options });
      return isRecord(student) ? numberOr(student.provinceId) : 0;
    },
    enabled: userId !== null && userId !== undefined && userId !== '',
    staleTime: 60_000,
  });
  return data || undefined;
}
