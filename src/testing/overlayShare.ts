/** Elements laid over a page; an inline menu is a part of it. */
export const overlays =
  'dialog, [role="dialog"], [role="alertdialog"], [role="menu"]:not(.ant-menu-inline), [role="tooltip"], [popover]';

/** The least share of an overlay in the viewport for its content to count as visible. */
export const leastShare = 0.5;

/**
 * The share in the viewport, from 0 to 1, of the nearest element around each one that `selector` names. For one larger
 * than the viewport it is the share of the viewport that it takes. Elements without such a surrounding are left out. It
 * uses nothing of this module, so that it may be sent to a page.
 */
export function sharesInViewport(elements: readonly Element[], selector: string): number[] {
  return elements.flatMap((element) => {
    const around = element.closest(selector);
    if (!around) return [];
    const { top, left, bottom, right, width, height } = around.getBoundingClientRect();
    const seenWidth = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
    const seenHeight = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const whole = Math.min(width, innerWidth) * Math.min(height, innerHeight);
    return [whole === 0 ? 0 : (seenWidth * seenHeight) / whole];
  });
}
