import { useEffect, useState } from 'react';
import type { Transfer, Transfers } from '@/src/work/transfers';

/** How long the panel still tells of what went well after its last news. */
const tidyAfterMs = 10_000;

/**
 * Takes off the list what went well, so that the panel does not stay on top of the page's own buttons. What failed or was
 * cancelled stays, and so does an import, which says what became of its rows. Nothing goes while the pointer or the focus
 * is at the panel: the response is what the panel listens with.
 */
export function useTidyUp(transfers: Transfers, all: readonly Transfer[]) {
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
