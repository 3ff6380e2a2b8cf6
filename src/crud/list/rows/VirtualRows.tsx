import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Row } from '../../resourceSpec';
import { distanceIn, observeHeight, observeOffset, scrollerOf } from './scrolling';

interface Props {
  readonly rows: readonly Row[];
  readonly narrow: boolean;
  /** Id of the record opened last: its row is scrolled into sight. */
  readonly last: string | undefined;
  readonly children: (drawn: readonly Row[], virtual: VirtualBody) => ReactNode;
}

/** Pixels, until they are measured. */
const rowHeight = 47;
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
 */
export default function VirtualRows({ rows, narrow, last, children }: Props) {
  const body = useRef<HTMLElement>(null);
  const margin = useMargin(body);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    estimateSize: () => (narrow ? cardHeight : rowHeight),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: narrow ? 2 : beyond,
    rangeExtractor: inStrides,
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
  const first = items[0]?.index ?? 0;
  const before = (items[0]?.start ?? margin) - margin;
  const after = Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin));
  const drawn = useMemo(() => rows.slice(first, first + items.length), [rows, first, items.length]);

  const scrollRowIntoView = useEffectEvent((id: string) => {
    const index = rows.findIndex((row) => String(row.id) === id);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => {
    if (last !== undefined) scrollRowIntoView(last);
  }, [last]);

  const { measureElement } = virtualizer;
  const space = useMemo(
    () => ({ before, after, measure: measureElement, body }),
    [before, after, measureElement],
  );
  const drawing = useMemo(
    () =>
      children(drawn, {
        first,
        Row: MeasuredRow,
        Body: VirtualTableBody,
        Cards: CardSpace,
        measure: measureElement,
      }),
    [children, drawn, first, measureElement],
  );
  return <VirtualSpace value={space}>{drawing}</VirtualSpace>;
}

/** The indices of the rows to draw: the ones in sight and some beyond, rounded to multiples of the stride. */
function inStrides({ startIndex, endIndex, overscan, count }: Range): number[] {
  const from = Math.max(0, Math.floor((startIndex - overscan) / stride) * stride);
  const to = Math.min(count, Math.ceil((endIndex + 1 + overscan) / stride) * stride);
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
}

/** Pixels from the beginning of the scrolled content to the first row; they change when filters are folded, say. */
function useMargin(body: RefObject<HTMLElement | null>): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const element = body.current;
    const page = element?.closest('section');
    if (!element || !page) return;
    const observer = new ResizeObserver(() => setMargin(distanceIn(scrollerOf(element), element)));
    observer.observe(page);
    return () => observer.disconnect();
  }, [body]);
  return margin;
}

/** Parts that a virtual list, which draws only the rows in sight, adds to its table or its cards. */
export interface VirtualBody {
  /** Place of the first drawn row among all. */
  readonly first: number;
  /** Draw the table's rows and body, with the space of the rows that are not drawn. */
  readonly Row: ComponentType<ComponentProps<'tr'>>;
  readonly Body: ComponentType<ComponentProps<'tbody'>>;
  /** Surrounds the cards, with that space. */
  readonly Cards: (props: { readonly children: ReactNode }) => ReactNode;
  /** For the `ref` of a card: takes its height. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** The space of the rows that are not drawn, in pixels. */
interface Space {
  readonly before: number;
  readonly after: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** The element that begins where the first row would, drawn or not. */
  readonly body: RefObject<HTMLElement | null>;
}

const VirtualSpaceContext = createContext<Space>({
  before: 0,
  after: 0,
  measure: () => undefined,
  body: { current: null },
});

/** Provides the body of a long list with the space of the rows that are not drawn. */
const VirtualSpace = VirtualSpaceContext.Provider;

/** The body of a table of which only some rows are drawn. */
export function VirtualTableBody(props: ComponentProps<'tbody'>) {
  const { before, after, body } = use(VirtualSpaceContext);
  const keep = (element: HTMLElement | null) => {
    body.current = element;
  };
  return (
    <>
      <tbody ref={keep} aria-hidden>
        <Gap height={before} />
      </tbody>
      <tbody {...props} />
      <tbody aria-hidden>
        <Gap height={after} />
      </tbody>
    </>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

function MeasuredRow(props: ComponentProps<'tr'>) {
  const { measure } = use(VirtualSpaceContext);
  return <tr {...props} ref={measure} />;
}

/** Around the cards. */
function CardSpace({ children }: { readonly children: ReactNode }) {
  const { before, after, body } = use(VirtualSpaceContext);
  const keep = (element: HTMLElement | null) => {
    body.current = element;
  };
  return (
    <div ref={keep} style={{ paddingBlock: `${before}px ${after}px` }}>
      {children}
    </div>
  );
}
