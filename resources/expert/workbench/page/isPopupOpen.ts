/** Whether a dialog, a menu or a drawer is open: it has the keys, and may hold typed text. */
export function isPopupOpen(): boolean {
  const open = document.querySelectorAll(
    '[role="dialog"], [role="menu"]:not([aria-hidden="true"]), dialog:modal',
  );
  return [...open].some((element) => element.checkVisibility({ visibilityProperty: true }));
}
