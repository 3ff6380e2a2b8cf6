import { useSyncExternalStore } from 'react';
import type { Readable } from '../lib/store';

/** The present value of a store; the component is drawn again when it changes. */
export function useStore<T>({ subscribe, get }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get);
}
