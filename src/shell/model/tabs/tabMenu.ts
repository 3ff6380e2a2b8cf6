import { isClosable, type Tab, type Tabs } from './tabs';

/** The six items of a tab's menu (TAB-4). */
export type TabAction = 'refresh' | 'close' | 'closeOthers' | 'closeLeft' | 'closeRight' | 'closeAll';

/**
 * Items that make sense for a tab, in the order of the menu. A fixed tab has no 关闭当前, the first no 关闭左侧, the last no
 * 关闭右侧.
 */
export function tabMenu({ list }: Tabs, tab: Tab): readonly TabAction[] {
  const free = list.filter((other) => !other.page.affix);
  const items: readonly (readonly [TabAction, boolean])[] = [
    ['refresh', true],
    ['close', isClosable(tab)],
    ['closeOthers', true],
    ['closeLeft', !tab.page.affix && free[0] !== tab],
    ['closeRight', list.at(-1) !== tab],
    ['closeAll', true],
  ];
  return items.filter(([, applies]) => applies).map(([action]) => action);
}

/** Keys of the tabs that an item closes; fixed and pinned ones stay open (TAB-2). */
export function keysToClose({ list }: Tabs, tab: Tab, action: TabAction): readonly string[] {
  const at = list.indexOf(tab);
  const isMeant: Record<TabAction, (other: Tab, index: number) => boolean> = {
    refresh: () => false,
    close: (other) => other === tab,
    closeOthers: (other) => other !== tab,
    closeLeft: (_, index) => index < at,
    closeRight: (_, index) => index > at,
    closeAll: () => true,
  };
  return list
    .filter((other, index) => isClosable(other) && isMeant[action](other, index))
    .map(({ key }) => key);
}

/** Minimal width of a menu, which never leaves the bar (specification, section 9). */
const menuWidth = 105;

/** Left edge of a menu that was asked for at `x` in a bar of `width` pixels (TAB-4). */
export function menuLeft(x: number, width: number): number {
  return Math.max(0, Math.min(x + 15, width - menuWidth));
}
