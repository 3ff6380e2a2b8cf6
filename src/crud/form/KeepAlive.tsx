import { Activity, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useResourcePage } from '../ResourceContext';

/**
 * The list behind a form that is a page of its own: hidden with its state, at rest. When the form is closed, it is back
 * where it was scrolled to.
 */
export default function KeepAlive({ children }: { children: ReactNode }) {
  const { basePath } = useResourcePage();
  const covered = /^\/(create|edit)(\/|$)/.test(useLocation().pathname.slice(basePath.length));
  const marker = useRef<HTMLSpanElement>(null);
  useScrollRestoration(marker, covered);
  return (
    <>
      <span ref={marker} hidden />
      <Activity mode={covered ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}

function useScrollRestoration(marker: RefObject<HTMLElement | null>, covered: boolean): void {
  const top = useRef(0);
  useLayoutEffect(() => {
    const scroller = scrollerOf(marker.current);
    scroller?.scrollTo({ top: covered ? 0 : top.current, behavior: 'instant' });
    if (covered) return;
    const note = () => {
      top.current = scroller?.scrollTop ?? 0;
    };
    window.addEventListener('scroll', note, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', note, { capture: true });
  }, [marker, covered]);
}

/** The element that scrolls around another: half of a divided window, or the window. */
function scrollerOf(element: HTMLElement | null): Element | null {
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.scrollingElement;
}
