import { type RefObject, useEffect } from 'react';

/**
 * Sets `--covered-top` to the covered height at the window's upper edge, before `main`, where it sticks on scrolling.
 * Unset where another element scrolls the list: the half of a split page, a list over the full screen. The head of the
 * table stays below it.
 */
export function useHeadHeight(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current?.closest('main');
    if (!page.current || !main) return;
    const heads = elementsBefore(main);
    const measure = () => {
      const sticking = heads.filter((head) => getComputedStyle(head).position === 'sticky');
      const covered = sticking.reduce((sum, head) => sum + head.offsetHeight, 0);
      const height = isScrolledInside(page.current, main) ? 0 : covered;
      page.current?.style.setProperty('--covered-top', `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [...heads, page.current]) observer.observe(element);
    return () => observer.disconnect();
  }, [page]);
}

function elementsBefore(element: Element): HTMLElement[] {
  const before = element.previousElementSibling;
  return before instanceof HTMLElement ? [before, ...elementsBefore(before)] : [];
}

function isScrolledInside(page: Element | null, main: Element): boolean {
  for (let above = page; above && above !== main; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return true;
  return false;
}
