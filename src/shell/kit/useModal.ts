import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows a dialog over everything, or puts it away while it stays in the page. The focus goes in, and back to where it
 * came from; where that is gone, to `fallback`, or else to the page.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isShown: boolean,
  fallback: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) return;
    if (document.activeElement === document.body) fallback.current?.focus();
    element.showModal();
    return () => {
      element.close();
      if (isLost(element)) focusAny(fallback.current);
    };
  }, [dialog, isShown, fallback]);
}

/** Focuses the element, or the page where it is hidden with the menu that it is in. */
function focusAny(element: HTMLElement | null): void {
  const before = document.activeElement;
  element?.focus();
  if (document.activeElement === before) document.getElementById('content')?.focus({ preventScroll: true });
}

/** Whether the focus is nowhere, or stayed behind in the dialog. */
function isLost(dialog: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === document.body || dialog.contains(activeElement);
}
