import 'core-js/modules/es.array.to-reversed';
import 'core-js/modules/es.array.to-sorted';
import 'core-js/modules/es.array.to-spliced';
import 'core-js/modules/web.url.can-parse';
import { apply, isSupported } from '@oddbird/popover-polyfill/fn';
import { emulateTopLayer } from './topLayer';

/**
 * What the oldest browsers that are served lack and the application uses: `npm run browsers` reads it in the build. The boot
 * script loads it before the application, where something is missing (decision 35).
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
