import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { rememberCollapsed, wasCollapsed } from './sidebarStatus';

/** Pages whose tables need the whole width: the sidebar is collapsed there until somebody opens it. */
const widePages = ['/expert/filling/workbench'];

/**
 * The sidebar: collapsed or not on a wide screen, a drawer on a narrow one, which another page closes. It moves with an
 * animation where a person has asked for it, and at once otherwise (LAY-8, LAY-10).
 */
export function useSidebar(pathname: string) {
  const narrow = useNarrow();
  const [kept, setKept] = useState(wasCollapsed);
  const [openedWide, setOpenedWide] = useState(false);
  const [drawerOn, setDrawerOn] = useState<string>();
  const [movedOn, setMovedOn] = useState<string>();
  const drawerOpen = narrow && drawerOn === pathname;
  const isWide = widePages.includes(pathname);
  const collapsed = isWide ? !openedWide : kept;
  const closeDrawer = useCallback(() => setDrawerOn(undefined), []);
  const toggle = () => {
    setMovedOn(pathname);
    if (narrow) return setDrawerOn(drawerOpen ? undefined : pathname);
    if (isWide) return setOpenedWide(collapsed);
    setKept(!collapsed);
    rememberCollapsed(!collapsed);
  };
  useDrawerFocus(drawerOpen);
  useEscape(drawerOpen, closeDrawer);
  return {
    collapsed: !narrow && collapsed,
    drawerOpen,
    closeDrawer,
    open: narrow ? drawerOpen : !collapsed,
    moving: movedOn === pathname,
    toggle,
  };
}

/** Moves the focus into the open drawer, and back to the toggle on closing, unless something else has it. */
function useDrawerFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const former = document.activeElement;
    const drawer = document.getElementById('menu');
    const current = drawer?.querySelector<HTMLElement>('[aria-current]');
    (current ?? drawer?.querySelector<HTMLElement>('a, button'))?.focus();
    return () => {
      const isLost = document.activeElement === document.body || drawer?.contains(document.activeElement);
      if (isLost && former instanceof HTMLElement) former.focus();
    };
  }, [isOpen]);
}

/** Calls back on Escape, while `matters` is true. */
function useEscape(matters: boolean, leave: () => void): void {
  const onEscape = useEffectEvent(leave);
  useEffect(() => {
    if (!matters) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [matters]);
}
