import type { RefObject } from 'react';
import { createLoader } from '../../lib/loader';
import { useNarrow } from './useNarrow';

/** Rows on a page: the choices, and the initial one (WID-1). */
export const pageSizes = [10, 20, 30, 50] as const;
export const usualPageSize = 20;

/** Props of every pager: the sizes, and five page numbers on a narrow screen, else seven (WID-1). */
export function usePagerLook() {
  const showLessItems = useNarrow();
  return { pageSizeOptions: [...pageSizes], showSizeChanger: true, showLessItems };
}

const scrolling = createLoader(() => import('../../lib/scrollToTop'));

/** Scrolls the scrolling element around a place to its top, in 800 ms (WID-1). */
export async function leadToTop(place: RefObject<HTMLElement | null>): Promise<void> {
  const { scrollToTop } = await scrolling.fetch();
  if (place.current) scrollToTop(place.current);
}
