import {
  Activity,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  useLocation,
} from 'react-router';
import { InactivePaneContext, PaneContext } from '@/src/services/usePane';
import { useUnsavedForms } from '@/src/services/useUnsavedForms';
import { errorTexts } from '../../kit/errorTexts';
import { useRootFlag } from '../../kit/useRootFlag';
import { useTexts } from '../../kit/useTexts';
import { redirectedTo } from '../../model/guard/decide';
import { useDocumentTitle, usePlatform } from '../../model/platform/usePlatform';
import type { Services } from '../../model/services';
import { useSettings } from '../../model/settings/useSettings';
import { awakeKeys, inactiveKeys } from '../../model/tabs/mountedTabs';
import { type TabsPlace, useTabs } from '../../model/tabs/TabsContext';
import { findTab, shownKeys, type Tab, titleOfTab } from '../../model/tabs/tabs';
import { CrashBoundary } from '../errors/CrashBoundary';
import { PaneHead } from './PaneHead';
import { tabTexts } from './texts';
import { useScrollRestoration } from './useScrollRestoration';
import './panes.css';

interface Props {
  readonly services: Services;
  /** Draws the page at an address, path and query; the same function as long as the pages are the same. */
  readonly page: (address: string) => ReactNode;
  /** Shown while the address has no tab; leads on from /redirect. */
  readonly outside: ReactNode;
  /** Whether nothing is at a location without a tab. */
  readonly isUnknown: (location: Location) => boolean;
}

/**
 * The pages of all open tabs, one or two of them on screen. The others stay as they are, hidden and without effects
 * (TAB-6), up to the budget. Pages beyond it sleep: their address is kept, their page begins anew.
 * The browser's own title is that of the tab in front, unless the settings say otherwise (LAY-11).
 */
export function TabPanes({ services, page, outside, isUnknown }: Props) {
  const t = useTexts(errorTexts);
  const location = useLocation();
  const { tabs, open, rename, leave } = useTabs();
  const { awakeTabs, dynamicTitle } = useSettings(services.settings);
  const active = findTab(tabs, tabs.active);
  const unknownTitle = isUnknown(location) ? t('error.404.title') : undefined;
  const title = active ? titleOfTab(active) : unknownTitle;
  useDocumentTitle(usePlatform(services.platform), dynamicTitle ? title : undefined);
  const dirtyForms = useUnsavedForms();
  const shown = shownKeys(tabs);
  const isDirty = ({ key }: Pick<Tab, 'key'>) => dirtyForms.some(({ tab }) => tab === key);
  const awake = awakeKeys(tabs, awakeTabs, isDirty);
  const inactive = inactiveKeys(tabs, isDirty);
  const panes = tabs.list
    .filter(({ key }) => awake.has(key))
    // Moving an element would load the frames in it again.
    .toSorted((a, b) => a.opened - b.opened);
  const isSplit = shown.length > 1;
  const isPassing = redirectedTo(location.pathname) !== undefined;
  useRootFlag('split', isSplit);
  useScrollRestoration(isSplit || isPassing ? undefined : tabs.active);

  return (
    <div className="panes" data-split={isSplit}>
      {(tabs.active === undefined || isPassing) && outside}
      {panes.map((tab) => (
        <Pane
          key={tab.key}
          tabKey={tab.key}
          version={tab.version}
          title={titleOfTab(tab)}
          location={tab.location}
          transient={tab.page.noCache}
          hidden={!shown.includes(tab.key)}
          inactive={inactive.has(tab.key)}
          {...{ page, rename, leave }}
          {...(isSplit && halfOf(tab.key, shown, tabs.active, open))}
        />
      ))}
    </div>
  );
}

/** A pane's half of a split view. */
interface Half {
  /** 0 is the left one. */
  readonly half: number;
  readonly focused: boolean;
  /** Moves the address to this half; absent where it is there. */
  readonly onFocus?: () => void;
}

function halfOf(
  key: string,
  shown: readonly string[],
  active: string | undefined,
  open: TabsPlace['open'],
): Half | undefined {
  const half = shown.indexOf(key);
  if (half < 0) return undefined;
  return active === key
    ? { half, focused: true }
    : { half, focused: false, onFocus: () => open(key, { replace: true }) };
}

interface PaneProps extends Partial<Half>, Pick<Props, 'page'>, Pick<TabsPlace, 'rename' | 'leave'> {
  readonly tabKey: string;
  readonly version: number;
  readonly title: string;
  readonly location: Location;
  readonly transient: boolean;
  readonly hidden: boolean;
  readonly inactive: boolean;
}

/**
 * One tab's page. Dialogs and drawers of the page are put into the pane, so that they hide with it. A change of tab
 * draws nothing in here: neither the hidden panes nor the one that is shown again.
 */
const Pane = memo(function Pane(props: PaneProps) {
  const { tabKey, version, title, location, transient, hidden, inactive, page, rename, leave, ...place } =
    props;
  const { half, focused = false, onFocus } = place;
  const t = useTexts(tabTexts);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const content = useStoredLayout(hidden);
  const shown = useRef(!hidden);
  useLayoutEffect(() => {
    shown.current = !hidden;
  }, [hidden]);
  const pane = useMemo(
    () =>
      container && {
        key: tabKey,
        transient,
        container,
        rename: (name: string) => rename(tabKey, name),
        leave: (to: string) => void leave(tabKey, to),
        isShown: () => shown.current,
      },
    [container, tabKey, transient, rename, leave],
  );
  return (
    <section
      ref={setContainer}
      className="pane"
      // A pane without a name is no landmark, and hidden content is not read. A list in it may have the title alone.
      aria-label={hidden ? undefined : t('tabs.pane', { title })}
      data-hidden={hidden}
      data-half={half}
      data-focused={focused}
      onPointerDownCapture={onFocus}
      onFocusCapture={onFocus}
    >
      {half !== undefined && <PaneHead title={title} />}
      {pane && (
        <Activity key={version} mode={hidden ? 'hidden' : 'visible'}>
          <PaneContext value={pane}>
            <InactivePaneContext value={inactive}>
              <div ref={content} className="pane-page">
                <PanePage location={location} page={page} />
              </div>
            </InactivePaneContext>
          </PaneContext>
        </Activity>
      )}
    </section>
  );
});

/**
 * Keeps the layout of a hidden page. React removes it from layout, at once and again after drawing hidden content.
 * Laying it out anew costs more than the rest of a switch. The pane hides it instead (panes.css): its contents are then
 * neither drawn, nor read, nor reached.
 */
function useStoredLayout(hidden: boolean) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const content = element.current;
    if (!hidden || !content) return;
    const layOut = () => {
      if (content.style.display === 'none') content.style.removeProperty('display');
    };
    layOut();
    const observer = new MutationObserver(layOut);
    observer.observe(content, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [hidden]);
  return useCallback((content: HTMLElement | null) => {
    // While it is hidden React clears the reference; the element stays the same one.
    if (content) element.current = content;
  }, []);
}

/**
 * The page at the tab's own address, whatever the browser's is. `<Routes location>` follows the router around it, and
 * would draw every pane anew at each change of address. This is the context from which it knows its own part of the
 * path.
 */
const PanePage = memo(function PanePage({ location, page }: Pick<PaneProps, 'location' | 'page'>) {
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <LocationContext value={place}>
      <CrashBoundary resetKey={location.pathname}>{page(location.pathname + location.search)}</CrashBoundary>
    </LocationContext>
  );
});
