import { useId } from 'react';
import type { DirtyForm } from '../work/unsavedRegistry';
import { useUnsavedContext } from './useUnsavedContext';

/** Unsaved changes of which no draft can be kept: files on their way, rows that were moved. */
export interface UndraftedWork extends Pick<DirtyForm, 'name' | 'save' | 'drop'> {}

/**
 * Registers work as unsaved for as long as there is some, and not any more once it is called without. Called as the
 * work goes on and not from effects, which hidden tabs do not run. Pages below the address are laid over the work.
 */
export function useUndrafted(
  place: Pick<DirtyForm, 'tab' | 'path' | 'transient'>,
): (work: UndraftedWork | undefined) => void {
  const registry = useUnsavedContext()?.unsavedRegistry;
  const id = useId();
  return (work) => {
    if (work) registry?.put({ ...place, ...work, id, staysBelow: true, rescue: () => undefined });
    else registry?.remove(id);
  };
}
