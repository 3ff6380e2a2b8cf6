import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusContent } from '../../kit/focusContent';
import { useTexts } from '../../kit/useTexts';
import { useTabs } from '../../model/tabs/TabsContext';
import { menuLeft } from '../../model/tabs/tabMenu';
import type { Tab, Tabs } from '../../model/tabs/tabs';
import { AllTabs } from './AllTabs';
import { TabItem } from './TabItem';
import { TabMenu } from './TabMenu';
import { tabTexts } from './texts';
import { useOverflow } from './useOverflow';
import './tabBar.css';

/** The place at which a tab's menu was asked for, in pixels from the corner of the window. */
interface MenuPlace {
  readonly tab: Tab;
  readonly left: number;
  readonly top: number;
}

/** The open tabs (TAB-1): arrows where they do not fit, a list of all, a menu each. Their order changes by dragging. */
export function TabBar() {
  const t = useTexts(tabTexts);
  const { tabs, move } = useTabs();
  const [asked, setAsked] = useState<MenuPlace>();
  const [dragged, setDragged] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const kept = useKeptFocus(bar, tabs);
  const { scroller, overflows, scroll } = useOverflow(tabs.active);

  function openMenu(tab: Tab, x: number): void {
    const { left = 0, width = 0, bottom = 0 } = bar.current?.getBoundingClientRect() ?? {};
    setAsked({ tab, left: left + menuLeft(x - left, width), top: bottom });
  }

  return (
    <nav ref={bar} className="tabs" aria-label={t('tabs.name')} {...kept}>
      {overflows && (
        <button
          type="button"
          className="tabs-arrow"
          aria-label={t('tabs.scroll.left')}
          onClick={() => scroll(-1)}
        >
          ‹
        </button>
      )}
      <div ref={scroller} className="tabs-scroll">
        <ul onKeyDown={moveFocus}>
          {tabs.list.map((tab, index) => (
            <TabItem
              key={tab.key}
              tab={tab}
              reachable={tab.key === (tabs.active ?? tabs.list[0]?.key)}
              isDragged={dragged === tab.key}
              onMenu={(x) => openMenu(tab, x)}
              onDrag={setDragged}
              onDragOver={() => dragged !== undefined && dragged !== tab.key && move(dragged, index)}
            />
          ))}
        </ul>
      </div>
      {overflows && (
        <button
          type="button"
          className="tabs-arrow"
          aria-label={t('tabs.scroll.right')}
          onClick={() => scroll(1)}
        >
          ›
        </button>
      )}
      <AllTabs spare={!overflows} onMenu={openMenu} />
      {asked && <TabMenu key={asked.tab.key} {...asked} onClose={() => setAsked(undefined)} />}
    </nav>
  );
}

/**
 * Keeps the focus when what has it goes with a tab. A focus in the bar stays there, on the tab reached by Tab. Any
 * other goes to the page that is in front then.
 */
function useKeptFocus(bar: RefObject<HTMLElement | null>, { list, active }: Tabs) {
  const isHeld = useRef(false);
  const former = useRef(active);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closed tab took the focus with it
  useLayoutEffect(() => {
    // Without a tab in front, the next page is still on its way.
    if (active === undefined) return;
    const isOther = former.current !== undefined && former.current !== active;
    former.current = active;
    if (document.activeElement !== document.body) return;
    if (isHeld.current) bar.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
    else if (isOther) focusContent();
  }, [bar, list, active]);
  return {
    // A mouse that closes by the cross leaves the keys to the page.
    onFocus: ({ target }: FocusEvent) => {
      isHeld.current = target instanceof HTMLAnchorElement;
    },
    // Not called for a tab that is taken away.
    onBlur: () => {
      isHeld.current = false;
    },
  };
}

/** Arrow keys go from tab to tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1 }[event.key];
  if (next === undefined || event.altKey) return;
  links.at(next % links.length)?.focus();
}
