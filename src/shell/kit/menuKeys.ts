import type { KeyboardEvent } from 'react';

/** Arrow keys go up and down the buttons of a list, around its ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('button')];
  const buttons = all.filter((button) => button.checkVisibility());
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons.at((at + step) % buttons.length)?.focus();
}
