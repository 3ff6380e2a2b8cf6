import 'core-js/modules/es.array.to-reversed';
import 'core-js/modules/es.array.to-sorted';
import 'core-js/modules/es.array.to-spliced';
import 'core-js/modules/web.url.can-parse';
import { apply, isSupported } from '@oddbird/popover-polyfill/fn';
import { emulateTopLayer } from './topLayer';

/**
 * Polyfills for the oldest browsers that are served; `npm run browsers` finds in the build which are needed. The boot
 * script loads them before the application, where something is missing (decision 35).
 */
if (!isSupported()) {
  apply();
  emulateTopLayer();
}
if (!('checkVisibility' in Element.prototype))
  Object.defineProperty(Element.prototype, 'checkVisibility', { value: checkVisibility });

/** `Element.checkVisibility` for Safari before 17.4: whether an element is drawn at all; with `visibilityProperty`, and can be seen. */
function checkVisibility(
  this: Element,
  { visibilityProperty = false }: CheckVisibilityOptions = {},
): boolean {
  if (!this.isConnected || this.getClientRects().length === 0) return false;
  return !visibilityProperty || getComputedStyle(this).visibility === 'visible';
}
