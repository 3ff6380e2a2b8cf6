import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '@/providers/data/resourceCall';
import type { Operation } from '@/providers/endpoints/builder';
import { type CallResult, useCall } from '@/src/crud/useCall';
import { monitorEndpoints } from '../endpoints';
import { type CacheName, readKeys, readNames, readValue } from './cacheNames';

const { names, keys, value } = monitorEndpoints['monitor/cache'].operations;

/** The data of the three cards, each read once the one before has a selection. */
export interface CacheReads {
  readonly names: CallResult<CacheName[]>;
  readonly keys: CallResult<string[]>;
  /** Null where the key is no longer there. */
  readonly value: CallResult<string | null>;
  /** Reads anew whatever is shown. */
  readonly readAgain: () => Promise<void>;
}

/** Reads the names, the keys of one name, and the value of one key. The errors are in the cards. */
export function useCacheReads(name: string | undefined, key: string | undefined): CacheReads {
  const client = useQueryClient();
  return {
    names: useCall(names, readNames, { of: 'cache' }),
    keys: useCall(keys, readKeys, { of: 'cache', id: name ?? '', enabled: name !== undefined }),
    value: useCall(valueCall(name ?? ''), (data) => readValue(data) ?? null, {
      of: 'cache',
      id: key ?? '',
      enabled: name !== undefined && key !== undefined,
    }),
    readAgain: () => client.invalidateQueries({ queryKey: callKey('cache') }),
  };
}

/** The call for a value has the name in its path as well. */
function valueCall(name: string): Operation {
  return { ...value, path: value.path.replace('{name}', encodeURIComponent(name)) };
}
