import { useId } from 'react';
import type { DirtyForm } from '../work/unsavedRegistry';
import { useUnsavedContext } from './useUnsavedContext';

/** Unsaved changes of which no draft can be kept: files on their way, rows that were moved. */
export interface UndraftedWork extends Pick<DirtyForm, 'name' | 'save' | 'drop'> {}

/** Registers work as unsaved. Pages below the address are laid over it. */
export function useUndrafted(place: Pick<DirtyForm, 'tab' | 'path' | 'query' | 'transient'>) {
  const registry = useUnsavedContext()?.unsavedRegistry;
  const id = useId();
  return {
    /**
     * Registers the work for as long as there is some, and not any more once it is called without. Called as the work
     * goes on and not from effects, which hidden tabs do not run.
     */
    note(work: UndraftedWork | undefined): void {
      if (work) registry?.put({ ...place, ...work, id, staysBelow: true });
      else registry?.remove(id);
    },
    /** Asks whether the work may be lost; true at once where there is none. */
    confirmDiscard: async (): Promise<boolean> =>
      (await registry?.confirmDiscard(registry.get().filter((work) => work.id === id))) ?? true,
  };
}
