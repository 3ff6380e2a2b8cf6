import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { User } from '@/providers/auth/user';
import { load } from '@/src/ui/load';
import { PanelHost } from '../features/PanelHost';
import { ShortcutKeys } from '../features/shortcuts/ShortcutKeys';
import { ToolboxHost } from '../features/toolbox/ToolboxHost';
import { DraftsBar } from '../features/unsaved/DraftsBar';
import { focusContent } from '../kit/focusContent';
import { QuietBoundary } from '../kit/QuietBoundary';
import { useTexts } from '../kit/useTexts';
import type { MenuNode } from '../model/menu/menuTree';
import { type Panel, PanelsContext } from '../model/panels/PanelsContext';
import { useLoadPlatformConfig } from '../model/platform/usePlatformConfig';
import type { Services } from '../model/services';
import { useSettings } from '../model/settings/useSettings';
import { Expiry } from '../session/Expiry';
import { GuardRails } from './GuardRails';
import { OfflineBanner } from './OfflineBanner';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { TabBar } from './tabs/TabBar';
import { layoutTexts } from './texts';
import { useTopGroup } from './topGroup';
import { useNotifyGrantChanges } from './useNotifyGrantChanges';
import { useSidebar } from './useSidebar';
import '../kit/button.css';
import './frame.css';

const Watermark = load(() => import('./Watermark'));

export interface FrameProps {
  readonly services: Services;
  readonly user: User;
  /** The one tree of menus and routes. */
  readonly tree: readonly MenuNode[];
  /** The page. */
  readonly children: ReactNode;
  /** Called with the view that a person is about to open: the time to fetch its code. */
  readonly onIntent?: (view: string) => void;
  /** Whether to put the session's token into the toolbox's address (contract, section 7). */
  readonly tokenInQuery?: boolean;
}

/**
 * The parts that stay on screen between pages: sidebar, top bar, tabs, the expired session's bar and dialog. Plain
 * elements, so that antd comes with the page that needs it (architecture, section 7). Below 992 px the sidebar is a
 * drawer (LAY-10).
 */
export function Frame({ services, user, tree, children, onIntent, tokenInQuery = false }: FrameProps) {
  const t = useTexts(layoutTexts);
  const { pathname, search } = useLocation();
  const { tagsView, topNav, fixedHeader, watermark } = useSettings(services.settings);
  const sidebar = useSidebar(pathname);
  const top = useTopGroup(tree, pathname + search, topNav);
  useLoadPlatformConfig(services.platformConfig);
  useNotifyGrantChanges(services, tree);
  const [panel, setPanel] = useState<Panel>();
  const panels = useMemo(() => ({ panel, open: setPanel, close: () => setPanel(undefined) }), [panel]);
  const place = { services, user, tree, path: pathname };

  return (
    <PanelsContext value={panels}>
      <GuardRails services={services} user={user} tree={tree}>
        <ToolboxHost services={services} user={user} tokenInQuery={tokenInQuery}>
          <div
            className="frame"
            data-collapsed={sidebar.collapsed}
            data-drawer={sidebar.drawerOpen}
            data-fixed={fixedHeader}
            data-moving={sidebar.moving}
          >
            <button type="button" className="frame-skip" onClick={focusContent}>
              {t('layout.skip')}
            </button>
            <Sidebar
              {...{ services, tree }}
              address={pathname + search}
              collapsed={sidebar.collapsed}
              top={top}
              onFollow={sidebar.closeDrawer}
              {...(onIntent && { onIntent })}
            />
            {sidebar.drawerOpen && (
              <button
                type="button"
                className="frame-backdrop"
                aria-label={t('layout.menu.close')}
                onClick={sidebar.closeDrawer}
              />
            )}
            <div className="frame-main" inert={sidebar.drawerOpen}>
              <div className="frame-head">
                <TopBar {...place} menuOpen={sidebar.open} onToggle={sidebar.toggle} top={top} />
                {tagsView && <TabBar />}
              </div>
              <div className="frame-notices">
                <OfflineBanner />
                <Expiry services={services} />
              </div>
              <DraftsBar tree={tree} />
              <main id="main" tabIndex={-1}>
                {children}
              </main>
            </div>
          </div>
          <ShortcutKeys services={services} tree={tree} />
          <PanelHost panel={panel} services={services} user={user} tree={tree} close={panels.close} />
        </ToolboxHost>
      </GuardRails>
      {watermark && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <Watermark user={user} />
          </Suspense>
        </QuietBoundary>
      )}
    </PanelsContext>
  );
}
