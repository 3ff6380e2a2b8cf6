import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { RecordId } from '../../../lib/recordId';
import { distanceIn, observeHeight, observeOffset, scrollerOf } from './scrolling';
import { CardSpace, MeasuredRow, type VirtualBody, VirtualSpace, VirtualTableBody } from './VirtualBody';

interface Props<T> {
  readonly rows: readonly T[];
  readonly narrow: boolean;
  /** Pixels of a table's row, until it is measured. */
  readonly rowHeight?: number;
  /** Id of the record opened last: its row is scrolled into sight. */
  readonly last?: string | undefined;
  /** Id of the record created or changed a moment ago: its row as well. Its end moves nothing. */
  readonly changed?: string | undefined;
  /** The record whose row is scrolled to the middle, once for each new object. */
  readonly sought?: { readonly id: RecordId } | undefined;
  /** Id of a record whose row stays drawn out of sight: it is being edited. */
  readonly kept?: RecordId | undefined;
  readonly children: (drawn: readonly T[], virtual: VirtualBody) => ReactNode;
}

/** Pixels, until they are measured. */
const usualHeight = 47;
const cardHeight = 120;
const cardGap = 8;
/** Rows drawn beyond those in sight, above and below. */
const beyond = 8;
/** Rows that come and go together: the table is drawn again for eight rows of scrolling, not for each. */
const stride = 8;
/** Pixels at the edges of the window where heads and bars lie over the rows. */
const covered = 120;

/**
 * Draws only the rows of a long list that are in sight, and keeps the space of the others. The table is a real one, on
 * a page that scrolls as a whole. Heights are measured. The scrolling element (window, half of a split page) is found.
 * A table's row that has the focus stays drawn, and printing draws all rows.
 */
export default function VirtualRows<T extends { readonly id: RecordId }>(props: Props<T>) {
  const { rows, narrow, rowHeight = usualHeight, last, changed, sought, kept, children } = props;
  const body = useRef<HTMLElement>(null);
  const margin = useMargin(body);
  const isPrinting = usePrinting(body);
  const [focused, setFocused] = useState<RecordId>();
  const placeOf = (id: RecordId | undefined) =>
    id === undefined || narrow ? -1 : rows.findIndex((row) => String(row.id) === String(id));
  const more = [placeOf(kept), placeOf(focused)].join();
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    estimateSize: () => (narrow ? cardHeight : rowHeight),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: narrow ? 2 : beyond,
    rangeExtractor: useCallback(
      (range: Range) =>
        isPrinting ? numbersIn(0, range.count) : withKept(inStrides(range), more.split(',').map(Number)),
      [isPrinting, more],
    ),
    gap: narrow ? cardGap : 0,
    scrollMargin: margin,
    scrollPaddingStart: covered,
    scrollPaddingEnd: covered,
    getScrollElement: () => body.current && scrollerOf(body.current),
    observeElementRect: observeHeight,
    observeElementOffset: observeOffset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const places = useNumbers(items.map(({ index }) => index));
  const ends = [margin, ...items.map(({ end }) => end)];
  const gaps = useNumbers(items.map(({ start }, at) => start - (ends[at] ?? start)));
  const after = Math.max(0, virtualizer.getTotalSize() - ((ends.at(-1) ?? margin) - margin));
  const drawn = useMemo(() => places.flatMap((place) => rows[place] ?? []), [rows, places]);

  const scrollToRow = useEffectEvent((id: RecordId, align: 'auto' | 'center') => {
    const index = rows.findIndex((row) => String(row.id) === String(id));
    if (index >= 0) virtualizer.scrollToIndex(index, { align });
  });
  useEffect(() => {
    if (last !== undefined) scrollToRow(last, 'auto');
  }, [last]);
  useEffect(() => {
    if (changed !== undefined) scrollToRow(changed, 'auto');
  }, [changed]);
  useEffect(() => {
    if (sought) scrollToRow(sought.id, 'center');
  }, [sought]);

  const { measureElement } = virtualizer;
  const space = useMemo(
    () => ({ gaps, after, measure: measureElement, body, setFocused }),
    [gaps, after, measureElement],
  );
  const drawing = useMemo(
    () =>
      children(drawn, {
        places,
        Row: MeasuredRow,
        Body: VirtualTableBody,
        Cards: CardSpace,
        measure: measureElement,
      }),
    [children, drawn, places, measureElement],
  );
  return <VirtualSpace value={space}>{drawing}</VirtualSpace>;
}

/** The same array as long as its numbers are the same. */
function useNumbers(numbers: readonly number[]): readonly number[] {
  const text = numbers.join();
  return useMemo(() => (text === '' ? [] : text.split(',').map(Number)), [text]);
}

function numbersIn(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
}

/** The indices of the rows to draw: the ones in sight and some beyond, rounded to multiples of the stride. */
function inStrides({ startIndex, endIndex, overscan, count }: Range): number[] {
  const from = Math.max(0, Math.floor((startIndex - overscan) / stride) * stride);
  const to = Math.min(count, Math.ceil((endIndex + 1 + overscan) / stride) * stride);
  return numbersIn(from, to);
}

/** Adds the indices of rows that stay drawn, in their places; -1 is none. */
function withKept(indices: readonly number[], kept: readonly number[]): number[] {
  return [...new Set([...indices, ...kept.filter((place) => place >= 0)])].sort((a, b) => a - b);
}

/** Pixels from the beginning of the scrolled content to the first row; they change when filters are folded, say. */
function useMargin(body: RefObject<HTMLElement | null>): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const scroller = scrollerOf(element);
    const observer = new ResizeObserver(() => setMargin(distanceIn(scroller, element)));
    // Each box around the rows: one of them grows with whatever grows above.
    for (let around = element.parentElement; around && around !== scroller; around = around.parentElement)
      observer.observe(around);
    return () => observer.disconnect();
  }, [body]);
  return margin;
}

/** Whether the page is being printed with the rows in it. */
function usePrinting(body: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // At once: the browser takes the document as it is after the event.
    const begin = () => flushSync(() => setPrinting(body.current?.checkVisibility() ?? false));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [body]);
  return isPrinting;
}
