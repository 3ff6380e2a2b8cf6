import { useSyncExternalStore } from 'react';
import { useUnsavedContext } from './UnsavedContext';
import type { DirtyForm, UnsavedRegistry } from './unsavedRegistry';

const none: readonly DirtyForm[] = [];

/** Stands for a registry where there is none: nobody has anything unsaved. */
const emptyRegistry: Pick<UnsavedRegistry, 'get' | 'subscribe'> = {
  get: () => none,
  subscribe: () => () => undefined,
};

/** All that is unsaved now; nothing outside of the application. */
export function useUnsavedForms(): readonly DirtyForm[] {
  const unsavedRegistry = useUnsavedContext()?.unsavedRegistry ?? emptyRegistry;
  return useSyncExternalStore(unsavedRegistry.subscribe, unsavedRegistry.get);
}
