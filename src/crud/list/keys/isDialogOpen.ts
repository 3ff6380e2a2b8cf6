import { openDialogs } from '@/src/lib/openDialogs';

/** Whether a dialog is open over the list; one in the other half of a split view does not count. */
export function isDialogOpen(list: Element): boolean {
  const half = list.closest('[data-half]');
  return openDialogs().some((dialog) => {
    const itsHalf = dialog.closest('[data-half]');
    return !itsHalf || itsHalf === half;
  });
}
