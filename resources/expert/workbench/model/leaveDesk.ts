import type { UnsavedRegistry } from '@/src/work/unsavedRegistry';
import type { OpenTable } from './desk';

/**
 * Saves the open tables before another student replaces the present one. Asks about tables that could not be saved,
 * after a refusal or in a conflict. Resolves to whether the student may be left.
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
