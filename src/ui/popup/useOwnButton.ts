import { useEffect, useRef } from 'react';

/**
 * The button of a popup. It is drawn anew around the popup's code, and gets the focus again where the earlier button
 * had it.
 */
export function useOwnButton() {
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}
