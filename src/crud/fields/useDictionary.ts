import { useQuery } from '@tanstack/react-query';
import { type DictionaryItem, dictionaryKey, readDictionary } from '@/providers/dictionaries/dictionary';
import { useServices } from '../services';

const none: readonly DictionaryItem[] = [];

/** The entries of a dictionary; read once however many ask, kept until it is refreshed. */
export function useDictionary(type: string): { items: readonly DictionaryItem[]; reading: boolean } {
  const { send } = useServices();
  const { data, isPending } = useQuery({
    queryKey: dictionaryKey(type),
    queryFn: ({ signal }) => readDictionary(send, type, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { items: data ?? none, reading: isPending };
}
