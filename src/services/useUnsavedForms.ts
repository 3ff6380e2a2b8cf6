import { useSyncExternalStore } from 'react';
import type { DirtyForm, UnsavedRegistry } from '../work/unsavedRegistry';
import { useUnsavedContext } from './useUnsavedContext';

const none: readonly DirtyForm[] = [];

/** Replaces a missing registry: nobody has unsaved changes. */
const emptyRegistry: Pick<UnsavedRegistry, 'get' | 'subscribe'> = {
  get: () => none,
  subscribe: () => () => undefined,
};

/** All unsaved changes now; empty outside of the application. */
export function useUnsavedForms(): readonly DirtyForm[] {
  const unsavedRegistry = useUnsavedContext()?.unsavedRegistry ?? emptyRegistry;
  return useSyncExternalStore(unsavedRegistry.subscribe, unsavedRegistry.get);
}
