import { useQuery } from '@tanstack/react-query';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';

const none: ReadonlyMap<number, string> = new Map();

/** Names of the provinces by their six-digit codes; empty until they were read. */
export function useProvinceNames(): ReadonlyMap<number, string> {
  const { callOperation, endpointsOf } = useServices();
  const { data = none } = useQuery({
    queryKey: ['provinces', 'names'],
    queryFn: async (): Promise<ReadonlyMap<number, string>> => {
      const { provinces } = endpointsOf('score/compare').operations;
      if (!provinces) return none;
      const { data: list } = await callOperation(provinces, { options: { allowRepeat: true, quiet: true } });
      const rows = Array.isArray(list) ? list.filter(isRecord) : [];
      return new Map(rows.map(({ id, shortName, name }) => [numberOr(id), textOr(shortName, textOr(name))]));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}
