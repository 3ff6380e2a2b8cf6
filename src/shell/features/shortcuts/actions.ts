import { findNearest } from '../../model/menu/readMenu';
import type { Panel } from '../../model/panels/PanelsContext';
import { keysToClose, type TabAction } from '../../model/tabs/tabMenu';
import { findTab, isClosable, type Tab } from '../../model/tabs/tabs';
import { toggleFavourite } from './favourites';
import type { ShellPlace } from './ShellPlace';
import type { ShortcutText } from './texts';

/** An action that can be run from anywhere, by the palette and perhaps by keys. */
export interface Action {
  readonly id: string;
  readonly title: ShortcutText;
  /** Words that find it besides its title. */
  readonly keywords?: readonly string[];
  /** Whether it makes sense now; always where absent. */
  readonly applies?: (place: ShellPlace) => boolean;
  readonly run: (place: ShellPlace) => void;
}

/** All actions, in the order of the palette. A new one is one more line. */
export const actions: readonly Action[] = [
  { id: 'refreshTab', title: 'action.refreshTab', keywords: ['reload', '重新加载'], ...onTab('refresh') },
  { id: 'closeTab', title: 'action.closeTab', keywords: ['close'], ...onTab('close', isClosable) },
  { id: 'closeOthers', title: 'action.closeOthers', keywords: ['close'], ...onTab('closeOthers', hasOthers) },
  { id: 'pinTab', title: 'action.pinTab', keywords: ['pin'], ...pinning(true) },
  { id: 'unpinTab', title: 'action.unpinTab', keywords: ['unpin'], ...pinning(false) },
  { id: 'previousTab', title: 'action.previousTab', ...stepping(-1) },
  { id: 'nextTab', title: 'action.nextTab', ...stepping(1) },
  { id: 'favourite', title: 'action.favourite', keywords: ['star'], ...starring(true) },
  { id: 'unfavourite', title: 'action.unfavourite', keywords: ['star'], ...starring(false) },
  { id: 'theme', title: 'action.theme', keywords: ['外观', '颜色', '布局', 'theme'], ...opening('theme') },
  { id: 'dark', title: 'action.dark', keywords: ['夜间', '暗色', 'dark'], ...colouring('dark') },
  { id: 'light', title: 'action.light', keywords: ['白天', '亮色', 'light'], ...colouring('light') },
  { id: 'shortcuts', title: 'action.shortcuts', keywords: ['键盘', '帮助', 'help'], ...opening('shortcuts') },
  {
    id: 'profile',
    title: 'action.profile',
    keywords: ['资料', 'profile'],
    run: ({ go }) => go('/user/profile'),
  },
  { id: 'password', title: 'action.password', keywords: ['password'], ...opening('password') },
  { id: 'lock', title: 'action.lock', keywords: ['锁定屏幕', 'lock'], run: ({ lock }) => void lock() },
  {
    id: 'explain',
    title: 'action.explain',
    keywords: ['权限', '按钮权限', 'permission'],
    applies: ({ permissionHints }) => permissionHints.offered,
    run: ({ permissionHints }) => permissionHints.toggle(),
  },
  { id: 'signOut', title: 'action.signOut', keywords: ['注销', 'logout'], ...opening('signOut') },
];

/** Runs the action of an id, where it makes sense now. Throws where there is none. */
export function runAction(id: string, place: ShellPlace): void {
  const action = actions.find((one) => one.id === id);
  if (!action) throw new Error(`No action is called "${id}"`);
  if (action.applies?.(place) ?? true) action.run(place);
}

type Doing = Pick<Action, 'applies' | 'run'>;

function opening(panel: Panel): Doing {
  return { run: ({ panels }) => panels.open(panel) };
}

function activeTab({ tabs: { tabs } }: ShellPlace): Tab | undefined {
  return findTab(tabs, tabs.active);
}

type SuitsTab = (tab: Tab, place: ShellPlace) => boolean;

function hasOthers(tab: Tab, { tabs: { tabs } }: ShellPlace): boolean {
  return keysToClose(tabs, tab, 'closeOthers').length > 0;
}

/** Runs a function with the tab in front, where there is one that it suits. */
function withTab(suits: SuitsTab, act: (tab: Tab, place: ShellPlace) => void): Doing {
  const find = (place: ShellPlace) => {
    const tab = activeTab(place);
    return tab && suits(tab, place) ? tab : undefined;
  };
  return {
    applies: (place) => find(place) !== undefined,
    run: (place) => {
      const tab = find(place);
      if (tab) act(tab, place);
    },
  };
}

function onTab(action: TabAction, suits: SuitsTab = () => true): Doing {
  return withTab(suits, ({ key }, { tabs }) => tabs.act(key, action));
}

function pinning(to: boolean): Doing {
  return withTab(
    ({ page, pinned }) => !page.affix && pinned !== to,
    ({ key }, { tabs }) => tabs.pin(key, to),
  );
}

/** Moves along the bar, around its ends. */
function stepping(by: 1 | -1): Doing {
  return {
    applies: ({ tabs: { tabs } }) => tabs.list.length > 1,
    run: ({ tabs: { tabs, open } }) => {
      const { list } = tabs;
      const at = list.findIndex(({ key }) => key === tabs.active);
      const next = at < 0 ? list.at(0) : list.at((at + by) % list.length);
      if (next) open(next.key);
    },
  };
}

function starring(to: boolean): Doing {
  return withTab(
    ({ key, location: { pathname, search } }, { tree, services }) =>
      findNearest(tree, pathname + search)?.hidden === false &&
      services.settings.get().favourites.includes(key) !== to,
    ({ key }, { services }) => toggleFavourite(services.settings, key),
  );
}

/** The root element names the active scheme, also where the machine decides it. */
function colouring(to: 'light' | 'dark'): Doing {
  return {
    applies: () => (document.documentElement.dataset.scheme === 'dark') !== (to === 'dark'),
    run: ({ services: { settings } }) => settings.keep({ scheme: to }),
  };
}
