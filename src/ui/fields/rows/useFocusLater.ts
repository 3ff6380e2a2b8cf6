import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element that a selector finds, once it has been drawn: added or moved rows keep the focus. */
export function useFocusLater(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const found = root.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = undefined;
    found.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}

/** Selects the button that has the focus after its row was moved: at an end, the one that leads back. */
export function afterMove(to: number, count: number, direction: 'up' | 'down'): string {
  const other = direction === 'up' ? 'down' : 'up';
  const atEnd = to === 0 || to === count - 1;
  return `[data-row="${to}"] [data-move="${atEnd ? other : direction}"]`;
}

/** Selects the button that has the focus after one of `count` rows was removed: the next row's, or 添加. */
export function afterRemoval(index: number, count: number, min = 0): string {
  const next = Math.min(index, count - 2);
  return next < 0 || count - 1 <= min ? '[data-add]' : `[data-row="${next}"] [data-remove]`;
}
