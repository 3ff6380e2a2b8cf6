import type { UnsavedRegistry } from '@/src/work/unsavedRegistry';
import type { OpenTable } from './desk';

/**
 * Saves what there is before another student takes the desk. What could not be saved, a refusal or an open conflict, is asked about;
 * resolves to whether the desk may be left.
 */
export async function leaveDesk(
  desk: { opened(): readonly Pick<OpenTable, 'autosave' | 'unsavedId'>[] },
  registry: Pick<UnsavedRegistry, 'get' | 'confirmDiscard'> | undefined,
): Promise<boolean> {
  await Promise.all(desk.opened().map(({ autosave }) => autosave.flush()));
  const ids = new Set(desk.opened().map(({ unsavedId }) => unsavedId));
  const left = registry?.get().filter(({ id }) => ids.has(id)) ?? [];
  return registry?.confirmDiscard(left) ?? true;
}
