import { useEffect, useState } from 'react';
import type { Transfer, Transfers } from '@/src/work/transfers';

/** Milliseconds for which the panel shows a success after its last news. */
const tidyAfterMs = 10_000;

/**
 * Removes successful transfers from the list, so that the panel does not stay on top of the page's own buttons. Failed
 * and cancelled ones stay, and so does an import, which reports its rows. Nothing is removed while the pointer or the
 * focus is at the panel. The result is the panel's listeners.
 */
export function useAutoDismiss(transfers: Transfers, all: readonly Transfer[]) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  useEffect(() => {
    const done = all.filter(({ kind, state }) => state.phase === 'done' && kind !== 'import');
    if (isHeld || done.length === 0) return;
    const timer = setTimeout(() => {
      for (const { id } of done) transfers.dismiss(id);
    }, tidyAfterMs);
    return () => clearTimeout(timer);
  }, [all, isHeld, transfers]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
