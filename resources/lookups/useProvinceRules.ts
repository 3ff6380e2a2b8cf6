import { useOne } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { callKey } from '@/providers/data/resourceCall';
import { readProvinceRules } from '@/src/gaokao/subjectChoice';
import { useServices } from '@/src/services/useServices';
import { lookupEndpoints } from './endpoints';
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

const { one } = lookupEndpoints['lookups/province'].operations;

/** The subject types of several provinces by their ids; undefined until all were read. */
export function useSubjectTypes(provinceIds: readonly number[]): ReadonlyMap<number, number> | undefined {
  const { callOperation } = useServices();
  const readings = useQueries({
    queries: provinceIds.map((id) => ({
      queryKey: callKey(['lookups/province', 'subjectType', id]),
      queryFn: async () => {
        const { data } = await callOperation(one, { body: { id }, options: { allowRepeat: true } });
        return [id, readProvinceRules(data).subjectType] as const;
      },
      staleTime: fresh,
    })),
  });
  const known = readings.flatMap(({ data }) => (data ? [data] : []));
  return known.length === provinceIds.length ? new Map(known) : undefined;
}
