import { type RefObject, useEffect, useState } from 'react';
import { isDialogOpen } from '../keys/isDialogOpen';

/**
 * Lays the list over the whole window, and the window over the whole screen where the browser lets it: the document and
 * not the list alone, else messages, menus and dialogs would be left behind. Escape goes back, also where there is no
 * Fullscreen API.
 */
export function useFullScreen(inside: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const list = inside.current?.closest<HTMLElement>('.list-page');
    if (!isFull || !list) return;
    const onScreen = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isDialogOpen(list)) setFull(false);
    };
    list.dataset.full = 'true';
    document.addEventListener('fullscreenchange', onScreen);
    document.addEventListener('keydown', onKey);
    return () => {
      delete list.dataset.full;
      document.removeEventListener('fullscreenchange', onScreen);
      document.removeEventListener('keydown', onKey);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, [isFull, inside]);

  const enter = () => {
    setFull(true);
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return { isFull, enter, leave: () => setFull(false) };
}
