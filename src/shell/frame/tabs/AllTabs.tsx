import { type ToggleEvent, useId, useState } from 'react';
import { moveFocus } from '../../kit/menuKeys';
import { useTexts } from '../../kit/useTexts';
import { useTabs } from '../../model/tabs/TabsContext';
import { titleOfTab } from '../../model/tabs/tabs';
import { tabTexts } from './texts';

/** A list of all open tabs, for when they do not fit into the bar. Opens at the tab in front. Arrow keys, Escape. */
export function AllTabs() {
  const t = useTexts(tabTexts);
  const { tabs, open } = useTabs();
  const id = useId();
  const [top, setTop] = useState(0);
  return (
    <>
      <button
        type="button"
        className="tabs-arrow"
        aria-label={t('tabs.all')}
        popoverTarget={id}
        onClick={({ currentTarget }) => setTop(currentTarget.getBoundingClientRect().bottom)}
      >
        ⌄
      </button>
      <div
        id={id}
        popover="auto"
        className="tab-menu tab-menu-all"
        role="menu"
        aria-label={t('tabs.all')}
        tabIndex={-1}
        style={{ top }}
        onToggle={focusCurrent}
        onKeyDown={moveFocus}
      >
        {tabs.list.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="menuitem"
            aria-current={tabs.active === tab.key ? 'page' : undefined}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => open(tab.key)}
          >
            {titleOfTab(tab)}
          </button>
        ))}
      </div>
    </>
  );
}

/** Scrolls the list to the tab in front. */
function focusCurrent({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState !== 'open') return;
  const current = currentTarget.querySelector<HTMLElement>('[aria-current]');
  (current ?? currentTarget.querySelector('button'))?.focus();
}
