import { describe, expect, test } from 'vitest';
import { awakeKeys, inactiveKeys } from './mountedTabs';
import { at, opened, pageOf } from './tabFixture';
import {
  addressOfTab,
  close,
  findTab,
  isClosable,
  leaveTabs,
  move,
  pin,
  refresh,
  rename,
  shownAt,
  shownKeys,
  splitWith,
  type Tabs,
  titleOfTab,
  visit,
  withMenuTree,
} from './tabs';

const keys = ({ list }: Tabs) => list.map((tab) => tab.key);
const none = () => false;

describe('opening', () => {
  test('[TAB-1] a visited page gets one tab with its address, name, title, icon and query, however often visited', () => {
    const page = pageOf('/a', { name: 'A', title: '甲', icon: 'ShopOutlined' });
    const once = visit(opened('/index'), page, at('/a?status=0'));
    const twice = visit(once, page, at('/a?status=1#end'));
    expect(keys(twice)).toEqual(['/index', '/a']);
    const tab = findTab(twice, '/a');
    expect(tab).toMatchObject({
      page: { name: 'A', title: '甲', icon: 'ShopOutlined', affix: false, noCache: false, isFrame: false },
      location: { pathname: '/a', search: '?status=1', hash: '#end' },
    });
    expect(tab && [addressOfTab(tab), titleOfTab(tab)]).toEqual(['/a?status=1#end', '甲']);
    expect(twice.active).toBe('/a');
  });

  test('a tab takes the name of its record, and loses it with a refresh', () => {
    const named = rename(opened('/index', '/dict/3'), '/dict/3', '用户性别');
    expect(named.list.map(titleOfTab)).toEqual(['页面 /index', '用户性别']);
    expect(refresh(named, '/dict/3').list.map(titleOfTab)).toEqual(['页面 /index', '页面 /dict/3']);
    expect(rename(named, '/dict/3', '用户性别')).toBe(named);
  });

  test('[TAB-7] a refreshed page begins anew', () => {
    const tabs = opened('/index', '/a');
    expect(refresh(tabs, '/a').list.map(({ version }) => version)).toEqual([0, 1]);
  });

  test('an address without a tab is looked at without any', () => {
    const tabs = leaveTabs(opened('/index', '/a'));
    expect([tabs.active, shownKeys(tabs), keys(tabs)]).toEqual([undefined, [], ['/index', '/a']]);
  });

  test('a different menu tree renames tabs and takes away those that it does not hold', () => {
    const tabs = withMenuTree(opened('/index', '/a', '/b'), (path) =>
      path === '/b' ? undefined : pageOf(path, { title: `新 ${path}` }),
    );
    expect(tabs.list.map(titleOfTab)).toEqual(['新 /index', '新 /a']);
    expect(tabs.active).toBeUndefined();
  });
});

describe('order', () => {
  test('fixed tabs are first, then pinned ones, then the others', () => {
    const tabs = pin(opened('/a', '/b', '/index', '/c'), '/c', true);
    expect(keys(tabs)).toEqual(['/index', '/c', '/a', '/b']);
    expect(keys(pin(tabs, '/c', false))).toEqual(['/index', '/c', '/a', '/b']);
  });

  test('a tab is moved, but not past the fixed and pinned ones', () => {
    const tabs = pin(opened('/index', '/a', '/b', '/c'), '/a', true);
    expect(keys(move(tabs, '/c', 2))).toEqual(['/index', '/a', '/c', '/b']);
    expect(keys(move(tabs, '/c', 0))).toEqual(['/index', '/a', '/c', '/b']);
    expect(keys(move(tabs, '/a', 3))).toEqual(['/index', '/a', '/b', '/c']);
    expect(move(tabs, '/none', 0)).toBe(tabs);
  });

  test('[TAB-8] panes have an order of their own, which no move changes', () => {
    const tabs = opened('/index', '/a', '/b');
    const order = (some: Tabs) => some.list.toSorted((a, b) => a.opened - b.opened).map(({ key }) => key);
    expect(order(move(tabs, '/b', 1))).toEqual(order(tabs));
  });
});

describe('closing', () => {
  test('[TAB-2] fixed and pinned tabs may not be closed', () => {
    const tabs = pin(opened('/index', '/a', '/b'), '/a', true);
    expect(tabs.list.map(isClosable)).toEqual([false, false, true]);
  });

  test('[TAB-5] closing the open tab leads to the last remaining one', () => {
    const { tabs, next } = close(opened('/index', '/a', '/b', '/c'), ['/c']);
    expect(keys(tabs)).toEqual(['/index', '/a', '/b']);
    expect(next).toBe(findTab(tabs, '/b'));
  });

  test('[TAB-5] closing the last tab leads home', () => {
    expect(close(opened('/a'), ['/a']).next).toBe('home');
  });

  test('[TAB-5] closing another tab leads nowhere', () => {
    const { tabs, next } = close(opened('/index', '/a', '/b'), ['/a']);
    expect([keys(tabs), tabs.active, next]).toEqual([['/index', '/b'], '/b', undefined]);
  });

  test('[TAB-5] while none is in front, closing all leads to the last remaining one', () => {
    const outside = leaveTabs(opened('/index', '/a', '/b'));
    const { tabs, next } = close(outside, ['/a', '/b']);
    expect(next).toBe(findTab(tabs, '/index'));
    expect(close(outside, ['/b']).next).toBeUndefined();
    expect(close(leaveTabs(opened('/a')), ['/a']).next).toBe('home');
  });
});

describe('memory', () => {
  const budget = (tabs: Tabs, count: number, keeps: Parameters<typeof awakeKeys>[2] = none) => [
    ...awakeKeys(tabs, count, keeps),
  ];

  test('the latest tabs up to the budget stay in memory, older ones sleep', () => {
    const tabs = visit(opened('/index', '/a', '/b', '/c'), pageOf('/a'), at('/a'));
    expect(budget(tabs, 2)).toEqual(['/a', '/c']);
    expect(budget(tabs, 9)).toHaveLength(4);
  });

  test('[TAB-8] foreign pages never sleep, nor does what the caller exempts', () => {
    const frame = visit(opened('/index', '/a'), pageOf('/help', { isFrame: true }), at('/help'));
    const tabs = visit(visit(frame, pageOf('/b'), at('/b')), pageOf('/c'), at('/c'));
    expect(budget(tabs, 1, ({ key }) => key === '/a').toSorted()).toEqual(['/a', '/c', '/help']);
  });
});

describe('rows', () => {
  const inactive = (tabs: Tabs, keeps: Parameters<typeof inactiveKeys>[1] = none) => [
    ...inactiveKeys(tabs, keeps),
  ];

  test('[TAB-6] leave the document where a hidden tab is not the last looked at', () => {
    const tabs = opened('/index', '/a', '/b', '/c', '/d');
    expect(inactive(tabs)).toEqual(['/b', '/a', '/index']);
    expect(inactive(visit(tabs, pageOf('/a'), at('/a')))).toEqual(['/c', '/b', '/index']);
  });

  test('[TAB-6] stay where something is typed, and where a tab is beside another', () => {
    const tabs = opened('/index', '/a', '/b', '/c', '/d');
    expect(inactive(tabs, ({ key }) => key === '/a')).toEqual(['/b', '/index']);
    expect(inactive(splitWith(tabs, '/index'))).toEqual(['/b', '/a']);
  });
});

describe('split view', () => {
  const tabs = opened('/index', '/a', '/b');

  test('puts a tab beside the open one; both are shown while one of them is looked at', () => {
    const split = splitWith(tabs, '/a');
    expect(shownKeys(split)).toEqual(['/b', '/a']);
    expect(shownKeys(visit(split, pageOf('/a'), at('/a')))).toEqual(['/b', '/a']);
  });

  test('a page opened from a half takes that half', () => {
    const split = splitWith(tabs, '/a');
    expect(shownKeys(visit(split, pageOf('/c'), at('/c')))).toEqual(['/c', '/a']);
    expect([shownAt(split, '/c'), shownAt(split, '/a'), shownAt(tabs, '/a')]).toEqual([
      ['/c', '/a'],
      ['/a', '/b'],
      ['/a'],
    ]);
    const right = visit(split, pageOf('/a'), at('/a'));
    expect(shownKeys(visit(right, pageOf('/c'), at('/c')))).toEqual(['/b', '/c']);
  });

  test('ends when asked, or when a half is closed; there is none of a tab with itself', () => {
    const split = splitWith(tabs, '/a');
    expect(splitWith(split, undefined).split).toBeUndefined();
    expect(close(split, ['/a']).tabs.split).toBeUndefined();
    expect(splitWith(tabs, '/b').split).toBeUndefined();
    expect(splitWith(tabs, '/none').split).toBeUndefined();
  });

  test('[TAB-5] closing a half leads to the other one, which is on screen', () => {
    const left = splitWith(tabs, '/index');
    expect(close(left, ['/b']).next).toBe(findTab(tabs, '/index'));
    expect(close(visit(left, pageOf('/index'), at('/index')), ['/b']).next).toBeUndefined();
    expect(close(left, ['/b', '/index']).next).toBe(findTab(tabs, '/a'));
  });
});

test('[TAB-6] a page that keeps no state is in memory only while it is looked at', () => {
  const noCache = visit(opened('/index'), pageOf('/b', { noCache: true }), at('/b'));
  const keeps = () => true;
  expect([...awakeKeys(noCache, 5, keeps)]).toEqual(['/index', '/b']);
  const left = visit(noCache, pageOf('/c'), at('/c'));
  expect([...awakeKeys(left, 5, keeps)]).toEqual(['/index', '/c']);
});
