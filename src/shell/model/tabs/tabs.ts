import { type Location, parsePath } from 'react-router';
import { addressOf, type MenuNode } from '../menu/menuTree';
import { findNearest } from '../menu/readMenu';

/** A tab's knowledge of its page; comes from the one tree of menus (TAB-1). */
export interface TabPage {
  /** Key of the tab: the path for lists, the path with its parameters for records. */
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  /** Whether it cannot be closed (TAB-2). */
  readonly affix: boolean;
  /** Whether it keeps no state while another tab is open (TAB-6). */
  readonly noCache: boolean;
  /** Whether it holds a foreign page, which is never put to sleep (TAB-8). */
  readonly isFrame: boolean;
}

/** An open tab. */
export interface Tab {
  readonly key: string;
  readonly page: TabPage;
  /** Location of its page; the query holds filters and page number. */
  readonly location: Location;
  /** Name of the shown record, once the page has set it. */
  readonly record?: string;
  readonly pinned: boolean;
  /** Increases with each refresh: the page begins anew (TAB-7). */
  readonly version: number;
  /** Order in which tabs were opened; panes are in this order, which never changes. */
  readonly opened: number;
  /** Order in which tabs were last in front; 0 for a restored one that has not been since. */
  readonly used: number;
}

/** All open tabs of one person. */
export interface Tabs {
  /** In the order of the bar: fixed ones, pinned ones, others. */
  readonly list: readonly Tab[];
  /** Key of the tab whose address is the browser's; none while an address without a tab is open. */
  readonly active: string | undefined;
  /** Keys of the two tabs that are side by side. */
  readonly split?: readonly [left: string, right: string];
  /** Counts openings and changes of the tab in front. */
  readonly clock: number;
}

/** No tab at all. */
export const noTabs: Tabs = { list: [], active: undefined, clock: 0 };

/** The name on the tab. */
export function titleOfTab({ record, page }: Tab): string {
  return record ?? page.title;
}

/** The tab of a key; undefined where it is not open. */
export function findTab({ list }: Tabs, key: string | undefined): Tab | undefined {
  return list.find((tab) => tab.key === key);
}

/** Path, query and hash of the page in a tab (TAB-1, fullPath). */
export function addressOfTab({ location: { pathname, search, hash } }: Tab): string {
  return pathname + search + hash;
}

/** Opens the page's tab where it is not open, sets its location, and brings it to the front. */
export function visit(tabs: Tabs, page: TabPage, location: Location): Tabs {
  const known = findTab(tabs, page.key);
  const clock = tabs.clock + 1;
  const tab: Tab = known
    ? {
        ...known,
        page,
        location: isSamePlace(known.location, location) ? known.location : location,
        used: clock,
      }
    : { key: page.key, page, location, pinned: false, version: 0, opened: clock, used: clock };
  const list = known
    ? tabs.list.map((other) => (other === known ? tab : other))
    : inOrder([...tabs.list, tab]);
  return withSplit({ ...tabs, list, clock, active: tab.key }, splitAfterVisit(tabs, tab.key));
}

/** Whether two locations have the same address: the page in the tab then has nothing to draw anew. */
function isSamePlace(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.state === b.state;
}

/** Opens tabs from an earlier time, without bringing them to the front. */
export function restore(
  tabs: Tabs,
  page: TabPage,
  location: Location,
  more: Pick<Tab, 'record' | 'pinned'>,
): Tabs {
  const opened = visit(tabs, page, location);
  return { ...change(opened, page.key, (tab) => ({ ...tab, ...more, used: 0 })), active: undefined };
}

/** The tabs under another tree of menus: with its titles, and without tabs that it does not contain. */
export function withMenuTree(tabs: Tabs, pageAt: (address: string) => TabPage | undefined): Tabs {
  const list = tabs.list.flatMap((tab) => {
    const page = pageAt(tab.location.pathname + tab.location.search);
    return page ? [{ ...tab, page }] : [];
  });
  const isOpen = (key: string) => list.some((tab) => tab.key === key);
  const rest = { ...tabs, list, active: list.find((tab) => tab.key === tabs.active)?.key };
  return withSplit(rest, tabs.split?.every(isOpen) ? tabs.split : undefined);
}

/** Leaves all tabs in the background: the address has none. */
export function leaveTabs(tabs: Tabs): Tabs {
  return { ...tabs, active: undefined };
}

/** A page that was opened from the focused half takes that half. */
function splitAfterVisit({ split, active }: Tabs, key: string): Tabs['split'] {
  if (!split || split.includes(key)) return split;
  if (active === split[1]) return [split[0], key];
  return active === split[0] ? [key, split[1]] : split;
}

/** Puts a tab beside the one in front; `undefined` ends the split view. */
export function splitWith(tabs: Tabs, key: string | undefined): Tabs {
  const { active } = tabs;
  const possible = key !== undefined && active !== undefined && key !== active && findTab(tabs, key);
  return withSplit(tabs, possible ? [active, key] : undefined);
}

function withSplit({ split: _, ...tabs }: Tabs, split: Tabs['split']): Tabs {
  return split ? { ...tabs, split } : tabs;
}

/** Keys of the tabs on screen: one, or the two of a split view. */
export function shownKeys({ active, split }: Tabs): readonly string[] {
  if (active === undefined) return [];
  return split?.includes(active) ? split : [active];
}

/** {@link shownKeys} once the tab of a key is in front, that one first. */
export function shownAt(tabs: Tabs, key: string): readonly string[] {
  const split = splitAfterVisit(tabs, key);
  return split?.includes(key) ? [key, ...split.filter((half) => half !== key)] : [key];
}

/** Whether a tab may be closed: fixed and pinned ones may not (TAB-2). */
export function isClosable({ page, pinned }: Tab): boolean {
  return !page.affix && !pinned;
}

/** Pins or unpins a tab; pinned ones come after the fixed ones. */
export function pin(tabs: Tabs, key: string, pinned: boolean): Tabs {
  return change(tabs, key, (tab) => ({ ...tab, pinned }));
}

/** Names a tab after its record. */
export function rename(tabs: Tabs, key: string, record: string): Tabs {
  return findTab(tabs, key)?.record === record ? tabs : change(tabs, key, (tab) => ({ ...tab, record }));
}

/** Makes a tab's page begin anew (TAB-7). */
export function refresh(tabs: Tabs, key: string): Tabs {
  return change(tabs, key, ({ record: _, ...tab }) => ({ ...tab, version: tab.version + 1 }));
}

function change(tabs: Tabs, key: string, edit: (tab: Tab) => Tab): Tabs {
  return { ...tabs, list: inOrder(tabs.list.map((tab) => (tab.key === key ? edit(tab) : tab))) };
}

/** Moves a tab to the place of another one; not past the fixed and pinned ones. */
export function move(tabs: Tabs, key: string, to: number): Tabs {
  const moved = findTab(tabs, key);
  if (!moved) return tabs;
  const others = tabs.list.filter((tab) => tab !== moved);
  return { ...tabs, list: inOrder(others.toSpliced(to, 0, moved)) };
}

/** Fixed, pinned, others; each part in its present order. */
function inOrder(list: readonly Tab[]): readonly Tab[] {
  const rank = ({ page, pinned }: Tab) => (page.affix ? 0 : pinned ? 1 : 2);
  return list.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The tabs without those of the keys. `next` is the tab to go to when the one in front is among them (TAB-5). Of a split
 * view that is the other half, which stays on screen. While none is in front, it is where to go once nothing is left to
 * close.
 */
export function close(
  tabs: Tabs,
  keys: readonly string[],
): { readonly tabs: Tabs; readonly next?: Tab | 'home' } {
  const list = tabs.list.filter((tab) => !keys.includes(tab.key));
  const split = tabs.split?.some((key) => keys.includes(key)) ? undefined : tabs.split;
  const rest = withSplit({ ...tabs, list }, split);
  const stays = list.some(tabs.active === undefined ? isClosable : ({ key }) => key === tabs.active);
  if (stays) return { tabs: rest };
  const half = list.find(({ key }) => shownKeys(tabs).includes(key));
  return { tabs: { ...rest, active: undefined }, next: half ?? list.at(-1) ?? 'home' };
}

/**
 * The page whose tab an address (path and query) belongs to. Undefined where the address has none: groups, and
 * addresses outside of the tree.
 */
export function tabPageAt(tree: readonly MenuNode[], address: string): TabPage | undefined {
  const { pathname = '/', search = '' } = parsePath(address);
  const node = findNearest(tree, pathname + search);
  if (!node || node.target.kind === 'group' || node.target.kind === 'link') return undefined;
  const { name, title, icon, affix, noCache, target } = node;
  return {
    key: keyOf(node, pathname) + (recordOf(node, search) || fixedQuery(node)),
    name,
    title,
    icon,
    affix,
    noCache,
    isFrame: target.kind === 'frame',
  };
}

/**
 * The part of the address that the entry's own path covers: `/customer/list` of `/customer/list/edit/3`, all of
 * `/system/dict-data/index/7`.
 */
function keyOf({ path }: MenuNode, pathname: string): string {
  return pathname.split('/').slice(0, path.split('/').length).join('/');
}

/** Key of the tab of an entry whose path has no parameters. */
export function tabKeyOf(node: MenuNode): string {
  return node.path + fixedQuery(node);
}

/** Entries of one path have a tab each. */
function fixedQuery({ query }: MenuNode): string {
  return addressOf({ path: '', query });
}

/**
 * The record that an entry outside of the menu shows: an article, a student, a table. Each has a tab of its own
 * (`/operations/edit-info?type=consult&id=7`). A `type` is a kind of records where it is a word; numbers are filters.
 */
function recordOf({ hidden }: MenuNode, search: string): string {
  const query = new URLSearchParams(search);
  const isNamed = (name: string) => (name === 'type' ? /^[a-z]/i : /./).test(query.get(name) ?? '');
  const named = ['type', 'userId', 'id'].filter((name) => hidden && isNamed(name));
  return named.length > 0 ? `?${named.map((name) => `${name}=${query.get(name)}`).join('&')}` : '';
}
