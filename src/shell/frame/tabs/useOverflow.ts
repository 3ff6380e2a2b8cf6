import { useEffect, useRef, useState } from 'react';

/** Whether the content of an element is wider than it; scrolls it by arrows, and to the tab in front. */
export function useOverflow(active: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);

  // Once more when the arrows appear: they take space from the tab at the edge.
  useEffect(() => {
    if (active === undefined || !overflows) return;
    const current = scroller.current?.querySelector('[aria-current="page"]');
    current?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, overflows]);

  /** One step to the left (-1) or to the right (1). */
  function scroll(direction: -1 | 1): void {
    const element = scroller.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.6 });
  }

  return { scroller, overflows, scroll };
}
