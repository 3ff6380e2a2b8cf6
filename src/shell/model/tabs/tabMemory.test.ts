import { expect, test } from 'vitest';
import { parseNodes } from '@/providers/auth/ruleList';
import { memoryStorage } from '../memoryStorage';
import { buildMenuTree } from '../menu/menuTree';
import { staticRules } from '../menu/staticRules';
import { awakeKeys } from './mountedTabs';
import { at } from './tabFixture';
import { createTabMemory } from './tabMemory';
import {
  addressOfTab,
  noTabs,
  pin,
  rename,
  shownKeys,
  splitWith,
  type Tabs,
  tabPageAt,
  titleOfTab,
  visit,
} from './tabs';

const grants = { permissions: ['*:*:*'], roles: ['admin'] };
const rules = [
  { path: '/customer', component: 'Layout', children: [{ path: 'list', component: 'customer/list/index' }] },
];
const tree = buildMenuTree([...staticRules, ...parseNodes(rules, '', () => {})], { grants });

function open(addresses: readonly string[]) {
  return addresses.reduce((tabs, address) => {
    const location = at(address);
    const page = tabPageAt(tree, location.pathname);
    return page ? visit(tabs, page, location) : tabs;
  }, noTabs);
}

test('the key of a list is its path, even below a record; a record’s key adds the parameter', () => {
  expect(tabPageAt(tree, '/customer/list')?.key).toBe('/customer/list');
  expect(tabPageAt(tree, '/customer/list/edit/3')?.key).toBe('/customer/list');
  expect(tabPageAt(tree, '/system/dict-data/index/7')?.key).toBe('/system/dict-data/index/7');
});

test('[E3] [O6] an entry outside of the menu has a tab for each record that its query names', () => {
  const workbench = { path: 'workbench', component: 'expert/filling/workbench', hidden: true };
  const [parent] = rules;
  const hidden = parseNodes(
    [{ ...parent, children: [workbench, { path: 'list', component: 'a/b' }] }],
    '',
    () => {},
  );
  const other = buildMenuTree(hidden, { grants });
  expect(tabPageAt(other, '/customer/workbench?userId=7&batchId=2')?.key).toBe(
    '/customer/workbench?userId=7',
  );
  const records = [
    '?type=headline&id=7',
    '?type=consult&id=7',
    '?type=consult',
    '?userId=7',
    '?userId=7&id=3',
  ];
  expect(records.map((query) => tabPageAt(other, `/customer/workbench${query}`)?.key)).toEqual(
    records.map((query) => `/customer/workbench${query}`),
  );
  for (const record of ['?userId=7', '?userId=7&id=3'])
    expect(tabPageAt(other, `/customer/workbench${record}&type=1`)?.key).toBe(`/customer/workbench${record}`);
  for (const query of ['', '?type=1'])
    expect(tabPageAt(other, `/customer/workbench${query}`)?.key).toBe('/customer/workbench');
  expect(tabPageAt(other, '/customer/list?userId=7')?.key).toBe('/customer/list');
});

test('groups and addresses that name nothing have no tab', () => {
  expect(tabPageAt(tree, '/customer')).toBeUndefined();
  expect(tabPageAt(tree, '/nowhere')).toBeUndefined();
});

test('[TAB-2] the home page is there from the start', () => {
  const tabs = createTabMemory(1, memoryStorage(), memoryStorage()).read(tree);
  expect(tabs.list.map(({ key, page }) => [key, page.affix])).toEqual([['/index', true]]);
  expect(tabs.active).toBeUndefined();
});

test('[TAB-2] fixed pages of the rule list are there from the start, wherever they are; one of a record is not', () => {
  const affix = { affix: true };
  const children = [
    { path: 'list', component: 'customer/list/index', query: '{"status":"1"}', meta: affix },
    { path: 'help', component: 'InnerLink', meta: { ...affix, link: '/help/index.html' } },
    { path: 'of/:id', component: 'customer/list/of', meta: affix },
    { path: 'other', component: 'customer/other/index' },
  ];
  const nodes = parseNodes([{ path: '/customer', component: 'Layout', meta: affix, children }], '', () => {});
  const fixed = buildMenuTree([...staticRules, ...nodes], { grants });
  const { list } = createTabMemory(1, memoryStorage(), memoryStorage()).read(fixed);
  expect(list.map(addressOfTab)).toEqual(['/index', '/customer/list?status=1', '/customer/help']);
});

test('the tabs come back after a reload, asleep until they are looked at', () => {
  const [session, local] = [memoryStorage(), memoryStorage()];
  const before = rename(
    open(['/index', '/customer/list?status=0', '/system/dict-data/index/7']),
    '/system/dict-data/index/7',
    '用户性别',
  );
  createTabMemory(1, session, local).write(before);
  const after = createTabMemory(1, session, local).read(tree);
  expect(after.list.map(addressOfTab)).toEqual(before.list.map(addressOfTab));
  expect(after.list.map(titleOfTab).at(-1)).toBe('用户性别');
  expect([...awakeKeys(after, 12, () => true)]).toEqual([]);
});

test('a split view comes back after a reload, where both of its tabs are still there', () => {
  const session = memoryStorage();
  const read = () => createTabMemory(1, session, memoryStorage()).read(tree);
  const write = (tabs: Tabs) => createTabMemory(1, session, memoryStorage()).write(tabs);
  const page = tabPageAt(tree, '/index');
  const home = (tabs: Tabs) => (page ? visit(tabs, page, at('/index')) : tabs);
  const split = splitWith(open(['/index', '/customer/list']), '/index');
  write(split);
  expect(read().active).toBeUndefined();
  expect(shownKeys(home(read()))).toEqual(['/customer/list', '/index']);
  for (const stored of ['["/customer/list","/gone"]', '["/index","/index"]', '[7]', '{}', 'none']) {
    session.setItem('split-tabs:1', stored);
    expect(shownKeys(home(read()))).toEqual(['/index']);
  }
  write(splitWith(split, undefined));
  expect(read().split).toBeUndefined();
});

test('[SESS-5] the tabs are hidden from another person and after signing out; pinned ones are kept', () => {
  const [session, local] = [memoryStorage(), memoryStorage()];
  const memory = createTabMemory(1, session, local);
  memory.write(pin(open(['/index', '/customer/list', '/user/profile']), '/customer/list', true));
  expect(createTabMemory(2, session, local).read(tree).list).toHaveLength(1);
  memory.forget();
  const again = createTabMemory(1, session, local).read(tree);
  expect(again.list.map(({ key, pinned }) => [key, pinned])).toEqual([
    ['/index', false],
    ['/customer/list', true],
  ]);
});

test('[SESS-5] a pinned tab keeps the record’s name over a restart of the browser, not after signing out', () => {
  const [session, local] = [memoryStorage(), memoryStorage()];
  const address = '/system/dict-data/index/7';
  createTabMemory(1, session, local).write(pin(rename(open([address]), address, '张三'), address, true));
  const restarted = createTabMemory(1, memoryStorage(), local);
  expect(restarted.read(tree).list.map(titleOfTab).at(-1)).toBe('张三');
  restarted.forget();
  expect(local.getItem('pinned-tabs:1')).not.toContain('张三');
  expect(restarted.read(tree).list.map(addressOfTab).at(-1)).toBe(address);
});

test('[TAB-2] pins of two tabs of the browser are all kept, and an unpinned one comes back from neither', () => {
  const local = memoryStorage();
  const [mine, other] = [memoryStorage(), memoryStorage()];
  const pins = () => createTabMemory(1, memoryStorage(), local).read(tree).list.flatMap(pinnedKey);
  const pinnedKey = ({ key, pinned }: { key: string; pinned: boolean }) => (pinned ? [key] : []);
  const [first, second] = [createTabMemory(1, mine, local), createTabMemory(1, other, local)];
  first.read(tree);
  second.read(tree);
  const listed = pin(open(['/index', '/customer/list']), '/customer/list', true);
  first.write(listed);
  const profiled = pin(open(['/index', '/user/profile']), '/user/profile', true);
  second.write(profiled);
  expect(pins()).toEqual(['/user/profile', '/customer/list']);
  first.write(pin(listed, '/customer/list', false));
  second.write(pin(profiled, '/index', true));
  expect(pins()).toEqual(['/index', '/user/profile']);
  expect(createTabMemory(1, other, local).read(tree).list.flatMap(pinnedKey)).toEqual(pins());
});

test('a stored value that cannot be read is no tab', () => {
  const session = memoryStorage();
  session.setItem('tabs:1', '[{"address":"//elsewhere"},{"address":5},7,{"address":"/customer/list"}]');
  const { list } = createTabMemory(1, session, memoryStorage()).read(tree);
  expect(list.map(({ key }) => key)).toEqual(['/index', '/customer/list']);
});
