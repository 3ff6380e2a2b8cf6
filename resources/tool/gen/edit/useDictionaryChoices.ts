import { useQuery } from '@tanstack/react-query';
import { isRecord, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import { toolEndpoints } from '../../endpoints';
import type { Choice } from './columnProps';

const none: readonly Choice[] = [{ value: '', label: '' }];

/** The dictionaries by name and type; none of them where they cannot be read: a configuration can be saved without. */
export function useDictionaryChoices(): readonly Choice[] {
  const { callOperation } = useServices();
  const { data = none } = useQuery({
    queryKey: ['tool/gen', 'dictTypes'],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: types } = await callOperation(toolEndpoints['tool/gen-edit'].operations.dictTypes, {
        options,
      });
      return [...none, ...(Array.isArray(types) ? types.filter(isRecord).map(choiceOf) : [])];
    },
  });
  return data;
}

function choiceOf({ dictType, dictName }: Record<string, unknown>): Choice {
  return { value: textOr(dictType), label: `${textOr(dictName)}（${textOr(dictType)}）` };
}
