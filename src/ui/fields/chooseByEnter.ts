import type { KeyboardEvent } from 'react';

/**
 * For `onKeyDown` around a control that opens over the page: Enter chooses, and does not send the form. A control that
 * is closed by its `aria-expanded` is a line of text like any other. One without that attribute sends no form.
 */
export function chooseByEnter(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('aria-expanded') !== 'false') event.preventDefault();
}
