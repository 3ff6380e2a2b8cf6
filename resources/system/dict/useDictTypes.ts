import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { systemEndpoints } from '../endpoints';

/** Query key of the dictionaries' names; a change of a dictionary makes them out of date. */
export const dictTypesKey = ['system/dict', 'options'] as const;

/** All dictionaries by id, type and name; every signed-in user may read these. */
export function useDictTypes() {
  return useCall(
    systemEndpoints['system/dict'].operations.options,
    (data) => {
      const types = Array.isArray(data) ? data.filter(isRecord) : [];
      return types.map(({ dictId, dictType, dictName }) => ({
        id: textOr(dictId),
        type: textOr(dictType),
        name: textOr(dictName),
      }));
    },
    { of: dictTypesKey, quiet: false },
  );
}
