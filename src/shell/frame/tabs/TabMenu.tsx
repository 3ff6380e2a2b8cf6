import { useEffect, useRef } from 'react';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { moveFocus } from '../../kit/menuKeys';
import { useTexts } from '../../kit/useTexts';
import { useTabs } from '../../model/tabs/TabsContext';
import { tabMenu } from '../../model/tabs/tabMenu';
import type { Tab } from '../../model/tabs/tabs';
import { tabTexts } from './texts';

interface Props {
  readonly tab: Tab;
  /** Its place, in pixels from the corner of the window. */
  readonly left: number;
  readonly top: number;
  readonly onClose: () => void;
}

interface Item {
  readonly label: string;
  /** Whether it is separated from the ones above. */
  readonly apart?: boolean;
  readonly run: () => void;
}

/**
 * The menu of one tab (TAB-4): six items, and below them pinning and the split view. Arrow keys work, Escape closes it,
 * and the focus goes back.
 */
export function TabMenu({ tab, left, top, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const former = useRef<Element>(null);
  const items = useItems(tab);
  useEffect(() => {
    former.current = document.activeElement;
    menu.current?.showPopover();
    menu.current?.querySelector('button')?.focus();
    return () => giveBack(former.current);
  }, []);
  return (
    <div
      ref={menu}
      className="tab-menu"
      role="menu"
      tabIndex={-1}
      popover="auto"
      style={{ left, top }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={moveFocus}
    >
      {items.map(({ label, apart, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          data-apart={apart}
          onClick={() => {
            // Before the tab may be closed: the bar keeps a focus that was on its link.
            giveBack(former.current);
            onClose();
            run();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function giveBack(former: Element | null): void {
  if (former instanceof HTMLElement) former.focus({ preventScroll: true });
}

function useItems(tab: Tab): readonly Item[] {
  const t = useTexts(tabTexts);
  const narrow = useNarrow();
  const { tabs, act, pin, split } = useTabs();
  const isHalf = tabs.split?.includes(tab.key) ?? false;
  const canSplit = !narrow && (isHalf || (tabs.active !== undefined && tabs.active !== tab.key));
  return [
    ...tabMenu(tabs, tab).map((action) => ({ label: t(`tabs.${action}`), run: () => act(tab.key, action) })),
    ...(tab.page.affix
      ? []
      : [
          {
            label: t(tab.pinned ? 'tabs.unpin' : 'tabs.pin'),
            apart: true,
            run: () => pin(tab.key, !tab.pinned),
          },
        ]),
    ...(canSplit
      ? [
          {
            label: t(isHalf ? 'tabs.split.end' : 'tabs.split'),
            run: () => split(isHalf ? undefined : tab.key),
          },
        ]
      : []),
  ];
}
