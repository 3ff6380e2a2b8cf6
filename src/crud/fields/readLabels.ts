import type { QueryClient } from '@tanstack/react-query';
import { dictionaryKey, readDictionary } from '@/providers/dictionaries/dictionary';
import type { Send } from '@/providers/http/request';
import type { AnyField } from '../defineResource';

/** The labels of all dictionaries that the fields name, by dictionary and value; read once, shared with the fields' cells. */
export async function readLabels(
  queryClient: QueryClient,
  send: Send,
  fields: readonly AnyField[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const types = new Set(fields.flatMap(({ kind }) => kind.sheet?.dictionary ?? []));
  const read = async (type: string) => {
    const items = await queryClient.fetchQuery({
      queryKey: dictionaryKey(type),
      queryFn: ({ signal }) => readDictionary(send, type, signal),
      staleTime: Number.POSITIVE_INFINITY,
    });
    return [type, new Map(items.map(({ value, label }) => [value, label]))] as const;
  };
  return new Map(await Promise.all([...types].map(read)));
}
