import { useCall } from '@/src/crud/useCall';
import { readBatches } from '@/src/gaokao/readBatches';
import type { Student } from '@/src/gaokao/student';
import { expertEndpoints } from './endpoints';

const { batches } = expertEndpoints['expert/volunteer'].operations;

/** The batches of a student's province and year. */
export function useBatches({ provinceId, year }: Pick<Student, 'provinceId' | 'year'>, enabled = true) {
  return useCall(batches, readBatches, {
    of: 'expert-batches',
    body: { provinceId, year },
    enabled,
    staleTime: 5 * 60_000,
  });
}
