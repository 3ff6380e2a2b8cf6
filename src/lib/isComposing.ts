/**
 * Whether a key belongs to an input method, which composes Chinese from letters. Its Enter and Escape are not for the
 * page. Safari sends the Enter that ends a composition after its end, under the code 229.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
