import { useQuery } from '@tanstack/react-query';
import { useServices } from '@/src/crud/services';
import type { SubjectType } from '@/src/gaokao/student';
import { isRecord, numberOr, textsOf } from '@/src/lib/record';
import { expertEndpoints } from '../endpoints';
import { firstSubjects } from './scoreRules';

const { province } = expertEndpoints['expert/student'].operations;

/** What a province asks of its candidates (`provinceInfo`). */
export interface ProvinceRules {
  readonly subjectType: SubjectType;
  /** Chips that there are, 首选 first. */
  readonly subjects: readonly string[];
  readonly fullMark: number;
}

/** The rules of a province; undefined until they were read. */
export function useProvinceRules(provinceId: number) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['expert/student', 'province', provinceId],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(province, { body: { id: provinceId }, options });
      return rulesOf(isRecord(data) ? data : {});
    },
    enabled: provinceId > 0,
    staleTime: 5 * 60_000,
  });
}

function rulesOf(found: Record<string, unknown>): ProvinceRules {
  const type = numberOr(found.subjectType);
  const subjectType = type === 1 || type === 2 ? type : 3;
  const electives = textsOf(found.subjects);
  const first = subjectType === 3 ? firstSubjects : [];
  return {
    subjectType,
    subjects: subjectType === 1 ? ['文科', '理科'] : [...new Set([...first, ...electives])],
    fullMark: numberOr(found.fullMark, 750),
  };
}
