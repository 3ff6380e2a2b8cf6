import { useEffect, useRef } from 'react';

/** The button of a popup. It is drawn anew around the popup's code, and has the focus again where its forerunner had it. */
export function useOwnButton() {
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}
