import { useSyncExternalStore } from 'react';
import type { Readable } from '../lib/store';

/** The value of a store as it is now; the component is drawn again when it changes. */
export function useStore<T>({ subscribe, get }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get);
}
