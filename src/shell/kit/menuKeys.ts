import type { KeyboardEvent } from 'react';

/** Arrow keys go up and down the buttons of a list, around its ends; Home and End go to those. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const buttons = all.filter((button) => button.checkVisibility());
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
