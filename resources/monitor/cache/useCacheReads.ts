import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Operation } from '@/providers/endpoints/builder';
import { useServices } from '@/src/services/useServices';
import { monitorEndpoints } from '../endpoints';
import { type CacheName, readKeys, readNames, readValue } from './cacheNames';

const { names, keys, value } = monitorEndpoints['monitor/cache'].operations;

/** The data of the three cards, each read once the one before has a selection. */
export interface CacheReads {
  readonly names: UseQueryResult<CacheName[]>;
  readonly keys: UseQueryResult<string[]>;
  /** Null where the key is no longer there. */
  readonly value: UseQueryResult<string | null>;
  /** Reads anew whatever is shown. */
  readonly readAgain: () => Promise<void>;
}

/** Reads the names, the keys of one name, and the value of one key. The errors are in the cards. */
export function useCacheReads(name: string | undefined, key: string | undefined): CacheReads {
  const { callOperation } = useServices();
  const client = useQueryClient();
  const read = async (operation: Operation, id?: string) => {
    const { data } = await callOperation(operation, {
      ...(id !== undefined && { id }),
      options: { quiet: true },
    });
    return data;
  };
  return {
    names: useQuery({ queryKey: ['cache', 'names'], queryFn: async () => readNames(await read(names)) }),
    keys: useQuery({
      queryKey: ['cache', 'keys', name],
      queryFn: async () => readKeys(await read(keys, name)),
      enabled: name !== undefined,
    }),
    value: useQuery({
      queryKey: ['cache', 'value', name, key],
      queryFn: async () => readValue(await read(valueCall(name ?? ''), key)) ?? null,
      enabled: name !== undefined && key !== undefined,
    }),
    readAgain: () => client.invalidateQueries({ queryKey: ['cache'] }),
  };
}

/** The call for a value has the name in its path as well. */
function valueCall(name: string): Operation {
  return { ...value, path: value.path.replace('{name}', encodeURIComponent(name)) };
}
