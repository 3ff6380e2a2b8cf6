/**
 * Refuses Enter that is still held: the press that opened a dialog would answer it before anybody has read it. In a text
 * area it writes lines.
 */
export function refuseHeldEnter(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  const presses = target instanceof HTMLButtonElement || target instanceof HTMLInputElement;
  if (key === 'Enter' && repeat && presses) event.preventDefault();
}
