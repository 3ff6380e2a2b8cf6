import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveFocus } from '../../kit/menuKeys';
import { useTexts } from '../../kit/useTexts';
import { useTabs } from '../../model/tabs/TabsContext';
import { type Tab, titleOfTab } from '../../model/tabs/tabs';
import { tabTexts } from './texts';

interface Props {
  /** Whether all tabs fit into the bar; then only fingers need the list. */
  readonly spare: boolean;
  /** Called when the menu of a tab is asked for, with the pixels from the left of the window. */
  readonly onMenu: (tab: Tab, x: number) => void;
}

/**
 * A list of all open tabs, for when they do not fit into the bar. Opens at the tab in front. Arrow keys, Escape. On
 * touch screens it leads to each tab's menu as well: Safari there tells no page of a long press.
 */
export function AllTabs({ spare, onMenu }: Props) {
  const t = useTexts(tabTexts);
  const { tabs, open } = useTabs();
  const id = useId();
  const [top, setTop] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tabs-arrow"
        data-spare={spare}
        aria-label={t('tabs.all')}
        popoverTarget={id}
        onClick={({ currentTarget }) => setTop(currentTarget.getBoundingClientRect().bottom)}
      >
        ⌄
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className="tab-menu tab-menu-all"
        role="menu"
        aria-label={t('tabs.all')}
        tabIndex={-1}
        style={{ top }}
        // Before the browser shows it: the rows are in the page only while they can be seen.
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') flushSync(() => setIsOpen(true));
        }}
        onToggle={({ newState, currentTarget }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open') focusCurrent(currentTarget);
        }}
        onKeyDown={moveFocus}
      >
        {isOpen &&
          tabs.list.map((tab) => (
            <div key={tab.key} role="none" className="tab-menu-row">
              <button
                type="button"
                role="menuitem"
                aria-current={tabs.active === tab.key ? 'page' : undefined}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={() => open(tab.key)}
              >
                {titleOfTab(tab)}
              </button>
              <button
                type="button"
                role="menuitem"
                className="tab-menu-more"
                aria-haspopup="menu"
                aria-label={t('tabs.menu', { title: titleOfTab(tab) })}
                onClick={({ currentTarget }) => {
                  const { left } = currentTarget.getBoundingClientRect();
                  // Closed first: the focus returns to its button, and from the menu as well.
                  list.current?.hidePopover();
                  onMenu(tab, left);
                }}
              >
                ⋯
              </button>
            </div>
          ))}
      </div>
    </>
  );
}

/** Scrolls the list to the tab in front. */
function focusCurrent(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  (current ?? list.querySelector('button'))?.focus();
}
