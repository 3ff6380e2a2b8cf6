/** `Element.checkVisibility` for Safari before 17.4: whether an element is drawn at all; with `visibilityProperty`, and can be seen. */
export function checkVisibility(
  this: Element,
  { visibilityProperty = false }: CheckVisibilityOptions = {},
): boolean {
  if (!this.isConnected || this.getClientRects().length === 0) return false;
  return !visibilityProperty || getComputedStyle(this).visibility === 'visible';
}
