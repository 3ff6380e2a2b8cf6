import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in an element whose buttons go once they are pressed. The next one that is left has it then, else the
 * one before, else the element. Returns the element's `onFocus`.
 */
export function useNextFocus(buttons: string): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<{ readonly button: Element; readonly others: readonly HTMLElement[] }>(undefined);
  useLayoutEffect(() => {
    const { button, others = [] } = last.current ?? {};
    if (button?.isConnected !== false || document.activeElement !== document.body) return;
    others.find(({ isConnected }) => isConnected)?.focus();
  });
  return ({ currentTarget, target }) => {
    const all = [...currentTarget.querySelectorAll<HTMLElement>(buttons)];
    const at = all.indexOf(target);
    const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse(), currentTarget];
    last.current = at < 0 ? undefined : { button: target, others };
  };
}
