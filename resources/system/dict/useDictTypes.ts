import { useQuery } from '@tanstack/react-query';
import { isRecord, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { systemEndpoints } from '../endpoints';

/** Query key of the dictionaries' names; a change of a dictionary makes them out of date. */
export const dictTypesKey = ['system/dict', 'options'] as const;

/** All dictionaries by id, type and name; every signed-in user may read these. */
export function useDictTypes() {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: dictTypesKey,
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(systemEndpoints['system/dict'].operations.options, {
        options: { allowRepeat: true, signal },
      });
      const types = Array.isArray(data) ? data.filter(isRecord) : [];
      return types.map(({ dictId, dictType, dictName }) => ({
        id: textOr(dictId),
        type: textOr(dictType),
        name: textOr(dictName),
      }));
    },
  });
}
