/** The modal dialogs on screen: the browser's own, and those that are drawn. */
export function openDialogs(): Element[] {
  const dialogs = document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]');
  return [...dialogs].filter((dialog) => dialog.checkVisibility({ visibilityProperty: true }));
}
