import { type RefObject, useLayoutEffect } from 'react';
import { focusContent } from './focusContent';

/**
 * Shows a dialog over everything, or hides it while it stays in the page. The focus goes in, and back to where it came
 * from. Where that is gone, it goes to `fallback`, or else to the page.
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

/** Focuses the element, or the page where the element is hidden with its menu. */
function focusAny(element: HTMLElement | null): void {
  const before = document.activeElement;
  element?.focus();
  if (document.activeElement === before) focusContent();
}

/** Whether the focus is nowhere, or was left in the dialog. */
function isLost(dialog: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === document.body || dialog.contains(activeElement);
}
