import { shownKeys, type Tab, type Tabs } from './tabs';

/**
 * The keys of tabs that keep their page in memory (TAB-6). They are on screen, the latest up to the budget, or exempted
 * by `keeps`.
 */
export function awakeKeys(tabs: Tabs, budget: number, keeps: (tab: Tab) => boolean): ReadonlySet<string> {
  const seen = tabs.list.filter((tab) => tab.used > 0 && !tab.page.noCache);
  const exempt = seen.filter((tab) => tab.page.isFrame || keeps(tab));
  const others = seen.filter((tab) => !exempt.includes(tab)).toSorted((a, b) => b.used - a.used);
  const awake = [...exempt, ...others.slice(0, budget)].map((tab) => tab.key);
  return new Set([...awake, ...shownKeys(tabs)]);
}

/** Hidden tabs, the latest, that stay as they were drawn: what people go back and forth between. */
const drawnTabs = 1;

/**
 * The keys of tabs whose rows leave the document until they are looked at. They are neither on screen, nor among the
 * latest, nor exempted by `keeps`.
 */
export function inactiveKeys(tabs: Tabs, keeps: (tab: Tab) => boolean): ReadonlySet<string> {
  const shown = shownKeys(tabs);
  const hidden = tabs.list
    .filter(({ key }) => !shown.includes(key))
    .toSorted((a, b) => b.used - a.used)
    .slice(drawnTabs);
  return new Set(hidden.filter((tab) => !keeps(tab)).map(({ key }) => key));
}
