import { describe, expect, test } from 'vitest';
import { opened } from './tabFixture';
import { keysToClose, menuLeft, type TabAction, tabMenu } from './tabMenu';
import { findTab, pin, type Tabs } from './tabs';

const tabs = opened('/index', '/a', '/b', '/c');
const menuOf = (some: Tabs, key: string) => {
  const tab = findTab(some, key);
  return tab ? tabMenu(some, tab) : expect.unreachable(key);
};
const closed = (key: string, action: TabAction, some = tabs) => {
  const tab = findTab(some, key);
  return tab ? keysToClose(some, tab, action) : expect.unreachable(key);
};

describe('[TAB-4] the menu of a tab', () => {
  test('has six items', () => {
    expect(menuOf(tabs, '/b')).toEqual([
      'refresh',
      'close',
      'closeOthers',
      'closeLeft',
      'closeRight',
      'closeAll',
    ]);
  });

  test('has no 关闭左侧 on the first and no 关闭右侧 on the last', () => {
    expect(menuOf(tabs, '/a')).not.toContain('closeLeft');
    expect(menuOf(tabs, '/c')).not.toContain('closeRight');
  });

  test('the menu of a fixed tab has no 关闭当前', () => {
    expect(menuOf(tabs, '/index')).toEqual(['refresh', 'closeOthers', 'closeRight', 'closeAll']);
  });

  test.each<[TabAction, readonly string[]]>([
    ['refresh', []],
    ['close', ['/b']],
    ['closeOthers', ['/a', '/c']],
    ['closeLeft', ['/a']],
    ['closeRight', ['/c']],
    ['closeAll', ['/a', '/b', '/c']],
  ])('%s on the middle one closes %j', (action, keys) => {
    expect(closed('/b', action)).toEqual(keys);
  });

  test('[TAB-2] pinned tabs stay open', () => {
    expect(closed('/b', 'closeAll', pin(tabs, '/a', true))).toEqual(['/b', '/c']);
  });

  test.each([
    [0, 15],
    [400, 415],
    [990, 895],
    [-50, 0],
  ])('the menu asked for at %i px in a bar of 1000 px opens at %i px: 105 px remain for it', (x, left) => {
    expect(menuLeft(x, 1000)).toBe(left);
  });
});
