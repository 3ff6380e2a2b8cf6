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
