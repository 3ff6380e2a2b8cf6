import { describe, expect, test } from 'vitest';
import { parseRuleList } from '@/providers/auth/ruleList';
import { tabKeyOf, tabPageAt } from '../tabs/tabs';
import { landingOf } from './landing';
import { addressOf, buildMenuTree, type MenuNode } from './menuTree';
import { activeEntryOf, breadcrumbsOf, findByPath, menuOf } from './readMenu';
import { staticRules } from './staticRules';

/** A rule list as a server sends it, with the least that a node needs. */
const rules = [
  {
    path: '/customer',
    component: 'Layout',
    redirect: 'noRedirect',
    alwaysShow: true,
    name: 'Customer',
    meta: { title: '客户管理', icon: 'ShopOutlined' },
    children: [
      {
        path: 'list',
        component: 'customer/list/index',
        name: 'CustomerList',
        meta: { title: '机构列表', icon: 'BankOutlined' },
        permissions: ['customer:store:list'],
      },
    ],
  },
  {
    path: '/monitor',
    component: 'Layout',
    redirect: '/monitor/log/operlog',
    meta: { title: '系统监控' },
    children: [
      {
        path: 'log',
        component: 'ParentView',
        meta: { title: '日志管理' },
        children: [
          {
            path: 'operlog',
            component: 'monitor/operlog/index',
            meta: { title: '操作日志' },
            query: '{"days":"7"}',
          },
          { path: 'logininfor', component: 'monitor/logininfor/index', meta: { title: '登录日志' } },
          {
            path: 'detail',
            component: 'monitor/log/detail',
            hidden: true,
            meta: { title: '日志详情', activeMenu: '/monitor/log/operlog' },
          },
        ],
      },
    ],
  },
  {
    path: '/system',
    component: 'Layout',
    children: [{ path: 'dict', component: 'system/dict/index', meta: { title: '字典管理' }, hidden: true }],
  },
  {
    path: '/tool',
    component: 'Layout',
    meta: { title: '系统工具' },
    children: [
      { path: 'help', component: 'InnerLink', meta: { title: '帮助手册', link: '/help/index.html' } },
      { path: 'https://www.example.com', component: 'Layout', meta: { title: '官方网站' } },
    ],
  },
  {
    path: '/',
    component: 'Layout',
    children: [{ path: 'post', component: 'system/post/index', meta: { title: '岗位' } }],
  },
  {
    path: '/empty',
    component: 'Layout',
    meta: { title: '空组' },
    children: [{ path: 'x', component: 'x', hidden: true }],
  },
  {
    path: '/roles',
    component: 'Layout',
    meta: { title: '限角色' },
    roles: ['finance'],
    children: [{ path: 'x', component: 'y' }],
  },
];

function treeFor(permissions: string[], roles: string[] = ['operator']): readonly MenuNode[] {
  const parsed = parseRuleList({ permissions, data: rules });
  return buildMenuTree([...staticRules, ...(parsed?.tree ?? [])], { grants: { permissions, roles } });
}

const tree = treeFor(['customer:store:list', 'system:dict:list']);

/** The menu as indented titles. */
function titles(nodes: readonly MenuNode[]): unknown[] {
  return nodes.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));
}

describe('[ROUTE-12] paths and targets', () => {
  test.each([
    ['/customer/list', { kind: 'page', view: 'customer/list/index' }],
    ['/monitor/log/operlog', { kind: 'page', view: 'monitor/operlog/index' }],
    ['/monitor/log/detail', { kind: 'page', view: 'monitor/log/detail' }],
    ['/monitor', { kind: 'group', redirect: '/monitor/log/operlog' }],
    ['/customer', { kind: 'group' }],
    ['/tool/help', { kind: 'frame', link: '/help/index.html' }],
    ['https://www.example.com', { kind: 'link' }],
    ['/post', { kind: 'page', view: 'system/post/index' }],
    ['/customer/list/', { kind: 'page', view: 'customer/list/index' }],
  ])('%s', (path, target) => expect(findByPath(tree, path)?.target).toEqual(target));

  test('an entry keeps its fixed query', () => {
    const node = findByPath(tree, '/monitor/log/operlog');
    expect(node && addressOf(node)).toBe('/monitor/log/operlog?days=7');
  });

  test('a group’s address leads to its redirect, else to its first page', () => {
    const landing = (path: string) => {
      const node = findByPath(tree, path);
      return node && landingOf(tree, node);
    };
    expect(landing('/monitor')).toEqual({ to: '/monitor/log/operlog' });
    expect(landing('/customer')).toEqual({ to: '/customer/list' });
    expect(landing('/empty')).toBeUndefined();
  });

  test('titles come from the language pack by the entry’s name', () => {
    const titleOf = (name: string, title: string) => (name === 'Index' ? '工作台' : title);
    const [home] = buildMenuTree(staticRules, { grants: { permissions: [], roles: [] }, titleOf });
    expect(home?.title).toBe('工作台');
  });
});

test('[ROUTE-13] a single visible child is in its parent’s place unless alwaysShow; hidden and empty are left out', () => {
  expect(titles(menuOf(tree))).toEqual([
    '首页',
    ['客户管理', ['机构列表']],
    ['日志管理', ['操作日志', '登录日志']],
    ['系统工具', ['帮助手册', '官方网站']],
    '岗位',
  ]);
});

test('[ROUTE-12] pages that the user may not open are not in the tree', () => {
  const poor = treeFor([]);
  expect(findByPath(poor, '/customer/list')).toBeUndefined();
  expect(titles(menuOf(poor))).not.toContain('客户管理');
  expect(findByPath(tree, '/roles/x')).toBeUndefined();
  expect(findByPath(treeFor([], ['finance']), '/roles/x')).toBeDefined();
});

describe('[ROUTE-11] the gated pages', () => {
  test.each([
    ['/system/dict-data/index/3', ['system:dict:list'], true],
    ['/system/dict-data/index/3', [], false],
    ['/system/dict-data/index/three', ['system:dict:list'], false],
    ['/system/dict-data/index', ['system:dict:list'], false],
    ['/system/user-auth/role/7', ['system:user:edit'], true],
    ['/system/role-auth/user/7', ['system:role:edit'], true],
    ['/monitor/job-log/index/0', ['monitor:job:list'], true],
    ['/tool/gen-edit/index/1', ['*:*:*'], true],
  ])('%s with %j exists: %s', (path, permissions, exists) => {
    expect(findByPath(treeFor(permissions), path) !== undefined).toBe(exists);
  });
});

describe('[LAY-1] breadcrumbs', () => {
  test.each([
    ['/index', ['首页']],
    ['/customer/list', ['首页', '客户管理', '机构列表']],
    ['/customer/list/3/edit', ['首页', '客户管理', '机构列表']],
    ['/monitor/log/operlog', ['首页', '系统监控', '日志管理', '操作日志']],
    ['/monitor/log/detail', ['首页', '系统监控', '日志管理', '操作日志', '日志详情']],
    ['/post', ['首页', '岗位']],
    ['/nowhere', ['首页']],
    ['/customer', ['首页', '客户管理']],
    ['/customer/nowhere', ['首页']],
  ])('%s: %j', (path, expected) => {
    expect(breadcrumbsOf(tree, path).map(({ title }) => title)).toEqual(expected);
  });
});

test.each([
  ['[ROUTE-8] a gated page highlights its menu', '/system/dict-data/index/3', '/system/dict'],
  ['a hidden page highlights its activeMenu', '/monitor/log/detail', '/monitor/log/operlog'],
  ['a page below a list highlights the list', '/customer/list/create', '/customer/list'],
])('%s', (_, path, expected) => expect(activeEntryOf(tree, path)?.path).toBe(expected));

test('[ROUTE-12] two entries of one path with other 路由参数 stay two: each found, highlighted and in its own tab', () => {
  const entry = (title: string, query: string) => ({
    path: 'list',
    component: 'customer/list/index',
    meta: { title },
    query,
  });
  const children = [entry('全部', ''), entry('启用', '{"status":"0"}'), entry('再次启用', '{"status":"0"}')];
  const twins = buildMenuTree(
    parseRuleList({ data: [{ path: '/c', component: 'Layout', children }] })?.tree ?? [],
    {
      grants: { permissions: [], roles: [] },
    },
  );
  const entries = twins[0]?.children ?? [];
  expect(entries.map(({ title }) => title)).toEqual(['全部', '启用']);
  const at = (address: string) => [
    activeEntryOf(twins, address)?.title,
    tabPageAt(twins, address)?.title,
    tabPageAt(twins, address)?.key,
  ];
  expect(at('/c/list?page=2')).toEqual(['全部', '全部', '/c/list']);
  expect(at('/c/list/edit/3?status=0&page=2')).toEqual(['启用', '启用', '/c/list?status=0']);
  expect(at('/c/list?status=1')).toEqual(['全部', '全部', '/c/list']);
  expect(entries.map(tabKeyOf)).toEqual(['/c/list', '/c/list?status=0']);
});
