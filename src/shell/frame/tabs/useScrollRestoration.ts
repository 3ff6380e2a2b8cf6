import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createScrollMemory } from '../../model/tabs/scrollMemory';

/**
 * Keeps the window's scroll position for each tab (TAB-6), reloads included. Pages that share one window would
 * otherwise lose it. Nothing is kept while `key` is undefined. Between pages at their top nothing is scrolled or
 * measured: either would cause layout before the page is complete.
 */
export function useScrollRestoration(key: string | undefined): void {
  const [memory] = useState(createScrollMemory);
  const top = useRef(0);
  // Before anything is painted: scrolling from now on belongs to this tab.
  useLayoutEffect(() => {
    const note = () => {
      top.current = window.scrollY;
      if (key !== undefined) memory.note(key, top.current);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, memory]);
  useLayoutEffect(() => {
    if (key === undefined) return;
    const wanted = memory.topOf(key);
    return wanted === 0 && top.current === 0 ? undefined : scrollTo(wanted);
  }, [key, memory]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', memory.write);
    return () => window.removeEventListener('pagehide', memory.write);
  }, [memory]);
}

/** Events of a person who wants to be somewhere else. */
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to a position, which may exist only when the page has its rows: waits for that until somebody scrolls.
 * Returns a function that gives up.
 */
function scrollTo(top: number): () => void {
  const isThere = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  };
  if (isThere()) return () => undefined;
  const observer = new ResizeObserver(() => isThere() && giveUp());
  const giveUp = () => {
    observer.disconnect();
    for (const intent of intents) window.removeEventListener(intent, giveUp);
  };
  observer.observe(document.body);
  for (const intent of intents) window.addEventListener(intent, giveUp, { passive: true });
  return giveUp;
}
