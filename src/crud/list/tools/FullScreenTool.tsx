import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isDialogOpen } from '../keys/isDialogOpen';
import { ToolButton } from './ToolButton';

/** 全屏: the list alone on the screen. */
export function FullScreenTool() {
  const button = useRef<HTMLButtonElement>(null);
  const { isFull, enter, leave } = useFullScreen(button);
  return (
    <ToolButton
      ref={button}
      label={isFull ? '退出全屏' : '全屏'}
      icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
      onClick={isFull ? leave : enter}
    />
  );
}

/**
 * Lays the list over the whole window, and the window over the whole screen where the browser lets it. The document and
 * not the list alone, otherwise messages, menus and dialogs would be left behind. Escape goes back, also where there is
 * no Fullscreen API.
 */
function useFullScreen(inside: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  const asked = useRef<Promise<void>>(undefined);

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
      const request = asked.current;
      // The browser may grant it after the list has left it, and the list may have asked anew by then.
      const giveBack = () => {
        if (document.fullscreenElement && asked.current === request) return document.exitFullscreen();
      };
      request?.then(giveBack).catch(() => undefined);
    };
  }, [isFull, inside]);

  const enter = () => {
    setFull(true);
    asked.current = document.documentElement.requestFullscreen?.();
    asked.current?.catch(() => undefined);
  };
  return { isFull, enter, leave: () => setFull(false) };
}
