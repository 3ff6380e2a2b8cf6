import { useCall } from '@/src/crud/useCall';
import { readProvinceRules } from '@/src/gaokao/subjectChoice';
import { expertEndpoints } from '../endpoints';

const { province } = expertEndpoints['expert/student'].operations;

/** The rules of a province; undefined until they were read. */
export function useProvinceRules(provinceId: number) {
  return useCall(province, readProvinceRules, {
    of: ['expert/student', 'province'],
    body: { id: provinceId },
    enabled: provinceId > 0,
    staleTime: 5 * 60_000,
  });
}
