import type { OpenTable } from './workbenchStore';

/**
 * Saves the open tables before the workbench of another student comes to the front. Nothing is asked: each student has
 * a tab of its own. Rows that could not be saved stay in it, registered as unsaved and kept as a draft.
 */
export async function leaveWorkbench(workbenchStore: {
  opened(): readonly Pick<OpenTable, 'autosave'>[];
}): Promise<void> {
  await Promise.all(workbenchStore.opened().map(({ autosave }) => autosave.flush()));
}
