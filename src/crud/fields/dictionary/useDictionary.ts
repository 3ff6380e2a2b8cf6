import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type DictionaryItem, dictionaryKey, readDictionary } from '@/providers/dictionaries/dictionary';
import type { Send } from '@/providers/http/request';
import { useServices } from '../../../services/useServices';
import type { ChoicesQuery } from '../../../ui/fields/queryProps';

/** The present state of a dictionary. */
interface Known {
  readonly items: readonly DictionaryItem[];
  readonly reading: boolean;
  /** Its reading, for selects. */
  readonly query: ChoicesQuery;
}

interface Dictionary {
  readonly get: () => Known;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The entries of a dictionary; read once for all that ask, kept until it is refreshed. */
export function useDictionary(type: string): Known {
  const { send } = useServices();
  const client = useQueryClient();
  const { subscribe, get } = dictionaryOf(client, type, send);
  return useSyncExternalStore(subscribe, get);
}

/** Reads the dictionaries of a list's columns in parallel with its rows, and keeps them while the list is there. */
export function useDictionaries(types: readonly (string | undefined)[]): void {
  const { send } = useServices();
  const client = useQueryClient();
  const wanted = [...new Set(types)].join();
  useEffect(() => {
    const own = wanted.split(',').filter((type) => type !== '');
    const leave = own.map((type) => dictionaryOf(client, type, send).subscribe(() => undefined));
    return () => {
      for (const end of leave) end();
    };
  }, [wanted, client, send]);
}

const dictionaries = new WeakMap<QueryClient, Map<string, Dictionary>>();

/**
 * One observer for all cells of a page that show the dictionary. With one each, a list would spend most of its time on
 * them.
 */
function dictionaryOf(client: QueryClient, type: string, send: Send): Dictionary {
  const known = dictionaries.get(client) ?? new Map<string, Dictionary>();
  dictionaries.set(client, known);
  const dictionary = known.get(type) ?? observe(client, type, send);
  known.set(type, dictionary);
  return dictionary;
}

function observe(client: QueryClient, type: string, send: Send): Dictionary {
  const queryKey = dictionaryKey(type);
  const listeners = new Set<() => void>();
  const refetch = () => client.refetchQueries({ queryKey, exact: true });
  const stateOf = (items: Known['items'] | undefined, reading: boolean): Known => ({
    ...{ items: items ?? [], reading },
    query: { isFetching: reading, isError: items === undefined && !reading, refetch },
  });
  let known = stateOf(undefined, true);
  let leave: (() => void) | undefined;

  /** The present content of the cache; the same object for as long as it says the same. */
  const get = () => {
    const items = client.getQueryData<readonly DictionaryItem[]>(queryKey);
    const reading = items === undefined && client.getQueryState(queryKey)?.status !== 'error';
    if (reading !== known.reading || (items ?? known.items) !== known.items) known = stateOf(items, reading);
    return known;
  };
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  const read = () =>
    new QueryObserver(client, {
      queryKey,
      queryFn: ({ signal }) => readDictionary(send, type, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(tellAll);

  return {
    get,
    subscribe: (listener) => {
      listeners.add(listener);
      leave ??= read();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
      };
    },
  };
}
