import { createContext, use } from 'react';
import type { MenuNode } from '../menu/menuTree';
import type { TabAction } from './tabMenu';
import { noTabs, type Tabs } from './tabs';

/** The open tabs, and their commands. Commands that would lose unsaved changes ask first. */
export interface TabsPlace {
  readonly tabs: Tabs;
  /** Goes to a tab, as it was left. */
  readonly open: (key: string, how?: { readonly replace: boolean }) => void;
  /** Runs an item of the tab's menu. */
  readonly act: (key: string, action: TabAction) => void;
  /** Closes a tab and goes to an address. Without a query it goes to that tab as it was left, where it is open. */
  readonly leave: (key: string, to: string) => Promise<void>;
  readonly pin: (key: string, pinned: boolean) => void;
  readonly move: (key: string, to: number) => void;
  /** Shows a tab beside the one in front; `undefined` ends the split view. */
  readonly split: (key: string | undefined) => void;
  readonly rename: (key: string, title: string) => void;
  /** The address of a menu entry: of its tab as it was left, where it is open. */
  readonly addressFor: (node: MenuNode) => string;
}

const nowhere: TabsPlace = {
  tabs: noTabs,
  open: () => undefined,
  act: () => undefined,
  leave: async () => undefined,
  pin: () => undefined,
  move: () => undefined,
  split: () => undefined,
  rename: () => undefined,
  addressFor: ({ path }) => path,
};

/** Set by the tabs' provider. */
export const TabsContext = createContext<TabsPlace>(nowhere);

/** The open tabs of the signed-in user. */
export function useTabs(): TabsPlace {
  return use(TabsContext);
}
