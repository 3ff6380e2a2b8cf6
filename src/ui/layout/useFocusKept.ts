import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives a lost focus back once an element is not inert any more: to its field that had it last. Returns the element's
 * `ref`.
 */
export function useFocusKept(inert: boolean): RefCallback<HTMLElement> {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!inert && document.activeElement === document.body) last.current?.focus();
  }, [inert]);
  return useCallback((place: HTMLElement | null) => {
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    place?.addEventListener('focusin', keep);
    return () => place?.removeEventListener('focusin', keep);
  }, []);
}
