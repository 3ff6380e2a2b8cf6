import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { CrashBoundary } from '../errors/CrashBoundary';
import type { MenuNode } from '../menu/menuTree';
import type { Services } from '../services';
import { Expiry } from '../session/Expiry';
import { useTexts } from '../texts/useTexts';
import { Sidebar } from './Sidebar';
import { rememberCollapsed, wasCollapsed } from './sidebarStatus';
import { TopBar } from './TopBar';
import { layoutTexts } from './texts';
import '../theme/button.css';
import './frame.css';

export interface FrameProps {
  readonly services: Services;
  /** The one tree of menus and routes. */
  readonly tree: readonly MenuNode[];
  /** The page. */
  readonly children: ReactNode;
  /** Told which view a person is about to open: the time to fetch its code. */
  readonly onIntent?: (view: string) => void;
}

/**
 * What stays on screen between pages: sidebar, top bar, the expired session's bar and dialog. Plain elements, so that
 * antd comes with the page that needs it (architecture, section 7). Below 992 px the sidebar is a drawer (LAY-10).
 */
export function Frame({ services, tree, children, onIntent }: FrameProps) {
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  const narrow = useNarrow();
  const [collapsed, setCollapsed] = useState(wasCollapsed);
  /** The path on which the drawer was opened: another page closes it. */
  const [drawerOn, setDrawerOn] = useState<string>();
  const drawerOpen = narrow && drawerOn === pathname;
  const closeDrawer = () => setDrawerOn(undefined);
  useEscape(drawerOpen, closeDrawer);

  function collapse(to: boolean): void {
    setCollapsed(to);
    rememberCollapsed(to);
  }

  return (
    <div className="frame" data-collapsed={!narrow && collapsed} data-drawer={drawerOpen}>
      <a className="frame-skip" href="#content">
        {t('layout.skip')}
      </a>
      <Sidebar
        platform={services.platform}
        tree={tree}
        path={pathname}
        collapsed={!narrow && collapsed}
        onExpand={() => collapse(false)}
        {...(onIntent && { onIntent })}
      />
      {drawerOpen && (
        <button
          type="button"
          className="frame-backdrop"
          aria-label={t('layout.menu.close')}
          onClick={closeDrawer}
        />
      )}
      <div className="frame-main" inert={drawerOpen}>
        <TopBar
          services={services}
          tree={tree}
          path={pathname}
          menuOpen={narrow ? drawerOpen : !collapsed}
          onToggle={() => (narrow ? setDrawerOn(drawerOpen ? undefined : pathname) : collapse(!collapsed))}
        />
        <Expiry session={services.session} />
        <main id="content" tabIndex={-1}>
          <CrashBoundary resetKey={pathname}>{children}</CrashBoundary>
        </main>
      </div>
    </div>
  );
}

/** Calls back on Escape, while it matters. */
function useEscape(matters: boolean, leave: () => void): void {
  const onEscape = useEffectEvent(leave);
  useEffect(() => {
    if (!matters) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [matters]);
}
