import { useId, useState } from 'react';
import { useTexts } from '../texts/useTexts';
import { useTabs } from './TabsContext';
import { titleOfTab } from './tabs';
import { tabTexts } from './texts';

/** A list of all open tabs, for when they do not fit into the bar. */
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
      <div id={id} popover="auto" className="tab-menu tab-menu-all" style={{ top }}>
        {tabs.list.map((tab) => (
          <button
            key={tab.key}
            type="button"
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
