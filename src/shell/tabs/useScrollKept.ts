import { useEffect, useLayoutEffect, useState } from 'react';
import { createScrollMemory } from './scrollMemory';

/**
 * Keeps how far the window is scrolled for each tab (TAB-6), reloads included: pages that share one window would else lose
 * it to each other. Nothing is kept while `key` is undefined.
 */
export function useScrollKept(key: string | undefined): void {
  const [memory] = useState(createScrollMemory);
  useEffect(() => {
    if (key === undefined) return;
    const note = () => memory.note(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, memory]);
  useLayoutEffect(() => (key === undefined ? undefined : scrollTo(memory.topOf(key))), [key, memory]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', memory.write);
    return () => window.removeEventListener('pagehide', memory.write);
  }, [memory]);
}

/** What a person does who wants to be somewhere else. */
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to a place, which may come into being only when the page has its rows: waits for that until somebody scrolls. Returns the way to give up. */
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
