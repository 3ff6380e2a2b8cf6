import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { toolEndpoints } from '../../endpoints';
import type { Choice } from './columnProps';

const none: readonly Choice[] = [{ value: '', label: '' }];

/** The dictionaries by name and type; none of them where they cannot be read: a configuration can be saved without. */
export function useDictionaryChoices(): readonly Choice[] {
  const { data = none } = useCall(
    toolEndpoints['tool/gen-edit'].operations.dictTypes,
    (types) => [...none, ...(Array.isArray(types) ? types.filter(isRecord).map(choiceOf) : [])],
    { of: ['tool/gen', 'dictTypes'] },
  );
  return data;
}

function choiceOf({ dictType, dictName }: Record<string, unknown>): Choice {
  return { value: textOr(dictType), label: `${textOr(dictName)}（${textOr(dictType)}）` };
}
