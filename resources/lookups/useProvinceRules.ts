import { useOne } from '@refinedev/core';
import { readProvinceRules } from '@/src/gaokao/subjectChoice';
import { fresh } from './useShortList';

/** The rules of a province's exam (`provinceInfo`); undefined until they were read. */
export function useProvinceRules(provinceId: number) {
  const { query } = useOne({
    resource: 'lookups/province',
    id: provinceId,
    errorNotification: false,
    queryOptions: { enabled: provinceId > 0, staleTime: fresh },
  });
  return { data: query.data && readProvinceRules(query.data.data), isError: query.isError };
}
