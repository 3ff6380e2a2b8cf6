import { useSyncExternalStore } from 'react';
import { useWorkPlace } from './WorkContext';
import type { Unsaved, Work } from './work';

const none: readonly Unsaved[] = [];

/** Stands for a registry where there is none: nobody has anything unsaved. */
const nothingUnsaved: Pick<Work, 'get' | 'subscribe'> = {
  get: () => none,
  subscribe: () => () => undefined,
};

/** All that is unsaved now; nothing outside of the application. */
export function usePieces(): readonly Unsaved[] {
  const work = useWorkPlace()?.work ?? nothingUnsaved;
  return useSyncExternalStore(work.subscribe, work.get);
}
