import { useQuery } from '@tanstack/react-query';
import { readProvinceRules } from '@/src/gaokao/subjectChoice';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';

const { province } = expertEndpoints['expert/student'].operations;

/** The rules of a province; undefined until they were read. */
export function useProvinceRules(provinceId: number) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['expert/student', 'province', provinceId],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(province, { body: { id: provinceId }, options });
      return readProvinceRules(data);
    },
    enabled: provinceId > 0,
    staleTime: 5 * 60_000,
  });
}
