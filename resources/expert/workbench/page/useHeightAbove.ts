import { type RefObject, useEffect } from 'react';

/**
 * Sets `--above` on the page to the height of the frame's parts above the content: head, notices, bar of drafts. Unset
 * outside of the frame.
 */
export function useHeightAbove(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current?.closest('main');
    const frame = main?.parentElement;
    if (!main || !frame) return;
    const sizes = new ResizeObserver(() => {
      const height = main.getBoundingClientRect().top - frame.getBoundingClientRect().top;
      page.current?.style.setProperty('--above', `${height}px`);
    });
    // The content itself is not observed: its height follows from the others.
    const watch = () => {
      sizes.disconnect();
      for (const part of frame.children) if (part !== main) sizes.observe(part);
    };
    const parts = new MutationObserver(watch);
    parts.observe(frame, { childList: true });
    watch();
    return () => {
      parts.disconnect();
      sizes.disconnect();
    };
  }, [page]);
}
