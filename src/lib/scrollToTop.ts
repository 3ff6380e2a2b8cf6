/** Milliseconds that scrolling to the top takes (WID-1). */
export const scrollTime = 800;

/** Events of a person who wants to be somewhere else. */
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scroll position of the page, `passed` milliseconds after it started from `from`: slow at both ends. */
export function topAfter(from: number, passed: number): number {
  const part = Math.min(1, Math.max(0, passed / scrollTime));
  return from * (1 - part * part * (3 - 2 * part));
}

/**
 * Scrolls the scrolling element around another to its top, in 800 ms; at once for people who prefer reduced motion.
 * Scrolling, pressing or typing meanwhile stops it. Returns a function that stops it.
 */
export function scrollToTop(inside: Element, still = prefersStill()): () => void {
  const box = scrollBoxOf(inside);
  const from = box.scrollTop;
  const go = (top: number) => box.scrollTo({ top, behavior: 'instant' });
  if (still) go(0);
  if (still || from === 0) return () => undefined;
  const start = performance.now();
  const over = new AbortController();
  const step = (now: number) => {
    if (over.signal.aborted) return;
    const top = topAfter(from, now - start);
    go(top);
    if (top > 0) requestAnimationFrame(step);
    else over.abort();
  };
  for (const intent of intents)
    window.addEventListener(intent, () => over.abort(), { passive: true, signal: over.signal });
  requestAnimationFrame(step);
  return () => over.abort();
}

/** The nearest element around that scrolls; the document where there is none. */
function scrollBoxOf(inside: Element): Element {
  for (let box = inside.parentElement; box; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box !== document.body && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
