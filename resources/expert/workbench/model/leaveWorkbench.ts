import type { UnsavedRegistry } from '@/src/work/unsavedRegistry';
import type { OpenTable } from './workbenchStore';

/**
 * Saves the open tables before another student replaces the present one. Asks about tables that could not be saved,
 * after a refusal or in a conflict. Resolves to whether the student may be left.
 */
export async function leaveWorkbench(
  workbenchStore: { opened(): readonly Pick<OpenTable, 'autosave' | 'unsavedId'>[] },
  registry: Pick<UnsavedRegistry, 'get' | 'confirmDiscard'> | undefined,
): Promise<boolean> {
  await Promise.all(workbenchStore.opened().map(({ autosave }) => autosave.flush()));
  const ids = new Set(workbenchStore.opened().map(({ unsavedId }) => unsavedId));
  const left = registry?.get().filter(({ id }) => ids.has(id)) ?? [];
  return registry?.confirmDiscard(left) ?? true;
}
