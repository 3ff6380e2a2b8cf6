/** Whether a dialog is open over the list; one in the other half of a split view does not count. */
export function isDialogOpen(list: Element): boolean {
  const half = list.closest('[data-half]');
  const dialogs = document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]');
  return [...dialogs].some((dialog) => {
    const itsHalf = dialog.closest('[data-half]');
    return (!itsHalf || itsHalf === half) && dialog.checkVisibility({ visibilityProperty: true });
  });
}
