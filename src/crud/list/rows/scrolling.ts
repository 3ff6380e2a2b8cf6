import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * The element that scrolls a list, given an element in it. It is the window (its root element), the half of a split
 * page, or the list over a full screen.
 */
export function scrollerOf(element: Element): HTMLElement {
  for (let above = element.closest<HTMLElement>('section'); above; above = above.parentElement) {
    const { overflowY } = getComputedStyle(above);
    if (above !== document.body && /auto|scroll/.test(overflowY)) return above;
  }
  return document.documentElement;
}

/** Pixels from the beginning of the scrolled content to the element. */
export function distanceIn(scroller: HTMLElement, element: Element): number {
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return Math.round(element.getBoundingClientRect().top - top + scroller.scrollTop);
}

type Rows = Virtualizer<HTMLElement, HTMLElement>;

/** Milliseconds without a scroll after which the scrolling is over. */
const pause = 150;

/** Reports the visible height of the list, now and whenever it changes. */
export function observeHeight(
  { scrollElement }: Rows,
  tell: (rect: { width: number; height: number }) => void,
) {
  const measure = () => {
    if (scrollElement) tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight });
  };
  measure();
  window.addEventListener('resize', measure);
  return () => window.removeEventListener('resize', measure);
}

/**
 * Reports the list's scroll position, now and whenever it moves. The window's scrolling fires on the document alone.
 */
export function observeOffset({ scrollElement }: Rows, tell: (offset: number, scrolling: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (scrolling: boolean) => tell(scrollElement?.scrollTop ?? 0, scrolling);
  const listen = () => {
    read(true);
    clearTimeout(timer);
    timer = setTimeout(() => read(false), pause);
  };
  read(false);
  document.addEventListener('scroll', listen, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('scroll', listen, { capture: true });
  };
}
