import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

type Rows = Virtualizer<HTMLDivElement, Element>;

/** Rows of one height beside which the next is taken to have it too. */
const enough = 8;

/**
 * The height of a row. Measuring a new one would force a layout of the whole page while drawing. So it is assumed to
 * be that of all others on screen, if they agree. An observer reports a difference at once.
 */
export function measureRow(element: Element, entry: ResizeObserverEntry | undefined, rows: Rows): number {
  const usual = entry ? undefined : heightOfOthers(rows, element);
  return usual ?? measureElement(element, entry, rows);
}

/**
 * The height of all rows on screen but one; undefined where they differ, or are few. Heights that were not kept are
 * the estimated ones.
 */
function heightOfOthers({ elementsCache, itemSizeCache, options }: Rows, row: Element): number | undefined {
  if (elementsCache.size <= enough) return undefined;
  const heights = new Set<number>();
  for (const [key, element] of elementsCache)
    if (element !== row) heights.add(itemSizeCache.get(key) ?? options.estimateSize(0));
  const [height, another] = heights;
  return another === undefined ? height : undefined;
}

/** Scrolls to a row, unless it is fully in sight: scrolling to the present position costs as much. */
export function scrollRowIntoView(rows: Rows, index: number, margin = 0): void {
  const item = rows.measurementsCache[index];
  const from = (rows.scrollOffset ?? 0) + margin;
  const to = (rows.scrollOffset ?? 0) + (rows.scrollRect?.height ?? 0);
  if (item && item.start >= from && item.end <= to) return;
  rows.scrollToIndex(index, { align: 'auto' });
}
