import { useCallback, useSyncExternalStore } from 'react';
import { usePane } from '../../services/usePane';

/** Pixels of the window below which lists become cards and the sidebar hides (specification, section 9). */
const mobileWidth = 992;
/** Pixels of its pane below which a list becomes cards, however wide the window is. */
const cardsWidth = 560;

const query = `(max-width: ${mobileWidth - 1}px)`;

/**
 * Whether there is little room: the window is narrower than 992 px, or the pane narrower than `least`. Half of a split
 * view may be that. Known at the first paint, and followed from then on.
 */
export function useNarrow(least: number = cardsWidth): boolean {
  const pane = usePane()?.container;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      const leave = pane && widthOf(pane).subscribe(listener);
      return () => {
        media.removeEventListener('change', listener);
        leave?.();
      };
    },
    [pane],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches || (pane !== undefined && widthOf(pane).get() < least),
  );
}

/** The width of an element that several components need. */
interface Width {
  readonly get: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

const widths = new WeakMap<Element, Width>();

function widthOf(element: Element): Width {
  const known = widths.get(element) ?? followWidth(element);
  widths.set(element, known);
  return known;
}

/** Observes while there are listeners, and measures once when asked before. A hidden pane keeps its former width. */
function followWidth(element: Element): Width {
  const listeners = new Set<() => void>();
  let width = Number.POSITIVE_INFINITY;
  const measure = () => {
    const before = width;
    width = element.clientWidth || width;
    if (width !== before) for (const listener of listeners) listener();
  };
  const observer = new ResizeObserver(measure);
  return {
    get: () => {
      if (width === Number.POSITIVE_INFINITY) measure();
      return width;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      // It reports the width at once, before the next paint, and without a layout of its own.
      if (listeners.size === 1) observer.observe(element);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) observer.disconnect();
      };
    },
  };
}
