import { chai, expect } from 'vitest';
import { leastShare, overlays, sharesInViewport } from './overlayShare';

/**
 * Makes `toBeVisible` require that the menu, popover, dialog or drawer around an element is in the viewport as well. A
 * widget laid outside of it is visible to the browser, and to nobody else.
 */
export const visibleInViewport: Parameters<typeof chai.use>[0] = (_, { flag, overwriteMethod }) => {
  overwriteMethod(
    chai.Assertion.prototype,
    'toBeVisible',
    (isVisible: (this: object, ...args: unknown[]) => unknown) =>
      function toBeVisible(this: object, ...args: unknown[]) {
        const result = isVisible.apply(this, args);
        if (flag(this, 'negate') !== true) expectInViewport(flag(this, 'object'));
        return result;
      },
  );
};

/** Throws where the overlay around an element is not in the viewport; passes elements outside of all overlays. */
function expectInViewport(element: unknown): void {
  const [share = 1] = element instanceof Element ? sharesInViewport([element], overlays) : [];
  expect(share, 'how much of what is laid over the page is in the viewport').toBeGreaterThanOrEqual(
    leastShare,
  );
}
