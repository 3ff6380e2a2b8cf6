import { Activity, memo, type ReactNode, useMemo, useState } from 'react';
import { PaneContext } from '@/src/ui/pane/PaneContext';
import { useUnsavedForms } from '@/src/work/useUnsavedForms';
import { CrashBoundary } from '../errors/CrashBoundary';
import type { Services } from '../services';
import { useSettings } from '../settings/useSettings';
import { PaneHead } from './PaneHead';
import { useTabs } from './TabsContext';
import { awakeKeys, shownKeys, type Tab, titleOfTab } from './tabs';
import { useScrollKept } from './useScrollKept';
import './panes.css';

interface Props {
  readonly services: Services;
  /** Draws the page of a tab; the same function for as long as nothing about pages changes. */
  readonly page: (tab: Tab) => ReactNode;
  /** Shown while the address has no tab. */
  readonly outside: ReactNode;
}

/**
 * The pages of all open tabs, of which one or two are on screen. The others stay as they are, hidden and without effects
 * (TAB-6), up to the budget; those beyond it sleep: their address is kept, their page begins anew.
 */
export function TabPanes({ services, page, outside }: Props) {
  const { tabs } = useTabs();
  const { awakeTabs } = useSettings(services.settings);
  const dirtyForms = useUnsavedForms();
  const shown = shownKeys(tabs);
  const awake = awakeKeys(tabs, awakeTabs, ({ key }) => dirtyForms.some(({ tab }) => tab === key));
  const panes = tabs.list
    .filter(({ key }) => awake.has(key))
    // Moving an element would load the frames in it again.
    .toSorted((a, b) => a.opened - b.opened);
  const isSplit = shown.length > 1;
  useScrollKept(isSplit ? undefined : tabs.active);

  return (
    <div className="panes" data-split={isSplit}>
      {tabs.active === undefined && outside}
      {panes.map((tab) => (
        <Activity key={`${tab.key} ${tab.version}`} mode={shown.includes(tab.key) ? 'visible' : 'hidden'}>
          <Pane tab={tab} page={page} half={isSplit ? shown.indexOf(tab.key) : undefined} />
        </Activity>
      ))}
    </div>
  );
}

interface PaneProps extends Pick<Props, 'page'> {
  readonly tab: Tab;
  /** 0 or 1 in a split view. */
  readonly half: number | undefined;
}

/** One tab's page. Dialogs and drawers of the page are put into the pane, so that they hide with it. */
function Pane({ tab, page, half }: PaneProps) {
  const { rename, leave, open, tabs } = useTabs();
  const [container, setContainer] = useState<HTMLElement>();
  const pane = useMemo(
    () =>
      container && {
        key: tab.key,
        transient: tab.page.noCache,
        container,
        rename: (title: string) => rename(tab.key, title),
        leave: (to: string) => void leave(tab.key, to),
      },
    [container, tab.key, tab.page.noCache, rename, leave],
  );
  const focus = () => {
    if (half !== undefined && tabs.active !== tab.key) open(tab.key, { replace: true });
  };
  return (
    <section
      // While the pane is hidden React takes the reference away; the element stays the same one.
      ref={(element) => {
        if (element) setContainer(element);
      }}
      className="pane"
      aria-label={titleOfTab(tab)}
      data-half={half}
      data-focused={half !== undefined && tabs.active === tab.key}
      onPointerDownCapture={focus}
      onFocusCapture={focus}
    >
      {half !== undefined && <PaneHead tab={tab} />}
      {pane && (
        <PaneContext value={pane}>
          <div className="pane-page">
            <PanePage tab={tab} page={page} />
          </div>
        </PaneContext>
      )}
    </section>
  );
}

/** Drawn anew only when the tab itself has changed, not with each look at another one. */
const PanePage = memo(function PanePage({ tab, page }: Pick<PaneProps, 'tab' | 'page'>) {
  return <CrashBoundary resetKey={tab.location.pathname}>{page(tab)}</CrashBoundary>;
});
