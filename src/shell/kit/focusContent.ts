/** Moves the focus to the content of the page, without scrolling it. Part of no history, unlike a link to it. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
