import { describe, expect, test } from 'vitest';
import { createTestClient } from '@/mocks/testClient';
import { parseRuleList } from '@/providers/auth/ruleList';
import { parseRouters } from '@/providers/auth/ruoyiRouters';
import { buildMenuTree, type MenuNode } from './menuTree';
import { menuOf } from './readMenu';

/** Nodes as a RuoYi server sends them: empty members are left out, a missing link is null. */
const meta = (title: string, icon = '#', link: string | null = null) => ({
  title,
  icon,
  noCache: false,
  link,
});

const routers = [
  {
    name: 'System',
    path: '/system',
    hidden: false,
    redirect: 'noRedirect',
    component: 'Layout',
    alwaysShow: true,
    meta: meta('系统管理', 'system'),
    children: [
      {
        name: 'User',
        path: 'user',
        hidden: false,
        component: 'system/user/index',
        meta: meta('用户管理', 'user'),
      },
      {
        name: 'Log',
        path: 'log',
        redirect: 'noRedirect',
        component: 'ParentView',
        alwaysShow: true,
        meta: meta('日志管理', 'log'),
        children: [
          {
            name: 'Operlog',
            path: 'operlog',
            component: 'monitor/operlog/index',
            query: '{"status": 1}',
            meta: meta('操作日志', 'form'),
          },
        ],
      },
      {
        name: 'Doc',
        path: 'doc/example/com/guide?from=admin#top',
        component: 'InnerLink',
        meta: meta('手册', 'guide', 'https://doc.example.com/guide?from=admin#top'),
      },
    ],
  },
  {
    path: '/',
    hidden: false,
    component: 'Layout',
    children: [
      { name: 'Board', path: 'board', component: 'tool/board/index', meta: meta('看板', 'dashboard') },
    ],
  },
  {
    path: '/',
    hidden: true,
    component: 'Layout',
    children: [{ name: 'Secret', path: 'secret', component: 'tool/secret/index', meta: meta('暗页') }],
  },
  {
    path: '/',
    component: 'Layout',
    meta: { title: '内链', icon: 'link' },
    children: [
      {
        path: 'help/example/com',
        component: 'InnerLink',
        meta: meta('内链', 'link', 'http://help.example.com'),
      },
    ],
  },
  {
    name: 'Http://ruoyi.example.com',
    path: 'http://ruoyi.example.com',
    component: 'Layout',
    meta: meta('官网', 'guide', 'http://ruoyi.example.com'),
  },
  { name: 'Empty', path: '/empty', component: 'Layout', meta: meta('空目录') },
];

const grants = { permissions: ['*:*:*'], roles: ['admin'] };
const treeOf = (data: unknown) => buildMenuTree(parseRouters(data), { grants });

describe('the menu of a RuoYi server', () => {
  const tree = treeOf(routers);

  test('[ROUTE-12] full paths at any depth, wrappers taken off', () => {
    const paths = tree.map(({ path, children }) => [path, ...children.map((child) => child.path)]);
    expect(paths).toEqual([
      ['/system', '/system/user', '/system/log', '/system/doc/example/com/guide'],
      ['/board'],
      ['/secret'],
      ['/help/example/com'],
      ['http://ruoyi.example.com'],
      ['/empty'],
    ]);
  });

  test('pages, groups, frames and links are what they are', () => {
    const [system, board, , help, outside] = tree;
    expect(system?.target).toEqual({ kind: 'group' });
    expect(system?.children.map(({ target }) => target)).toEqual([
      { kind: 'page', view: 'system/user/index' },
      { kind: 'group' },
      { kind: 'frame', link: 'https://doc.example.com/guide?from=admin#top' },
    ]);
    expect(board).toMatchObject({ title: '看板', target: { kind: 'page', view: 'tool/board/index' } });
    expect(help?.target).toEqual({ kind: 'frame', link: 'http://help.example.com' });
    expect(outside?.target).toEqual({ kind: 'link' });
  });

  test('a page keeps its fixed query, an icon gets the name of ours, none stays none', () => {
    const [system] = tree;
    expect(system?.icon).toBe('SettingOutlined');
    expect(system?.children[1]?.children[0]).toMatchObject({
      path: '/system/log/operlog',
      query: { status: '1' },
      icon: 'FormOutlined',
    });
    expect(tree.at(-1)?.icon).toBe('');
    const own = [{ path: '/a', component: 'Layout', meta: { title: 'a', icon: 'ShopOutlined' } }];
    expect(parseRouters(own)[0]?.meta.icon).toBe('ShopOutlined');
  });

  test('hidden pages, those in a hidden wrapper too, and empty groups are not in the menu', () => {
    expect(menuOf(tree).map(({ title }) => title)).toEqual(['系统管理', '看板', '内链', '官网']);
  });
});

test.each([undefined, null, {}, 'x'])('%o is a menu without entries', (data) => {
  expect(parseRouters(data)).toEqual([]);
});

test('a node that is broken is left out with a warning; missing members get their defaults', () => {
  const warnings: string[] = [];
  const nodes = parseRouters(
    [
      null,
      { path: '/lonely' },
      { path: '/plain', component: 'Layout', meta: null, children: null, query: 'x' },
    ],
    (what) => warnings.push(what),
  );
  expect(nodes).toEqual([
    expect.objectContaining({ path: '/plain', hidden: false, permissions: [], roles: [], children: [] }),
  ]);
  expect(warnings).toHaveLength(3);
});

test('the mock server says the same menu in both ways: every page at the same address', async () => {
  const admin = await createTestClient().as('admin');
  const rules = parseRuleList((await admin.post('/ssystem-api/api/auth/getRuleList')).data);
  const ours = buildMenuTree(rules?.tree ?? [], { grants });
  const theirs = treeOf((await admin.get('/getRouters')).data);
  expect(pagesOf(theirs)).toEqual(pagesOf(ours));
  expect(pagesOf(theirs)).toContain('/system/dict system/dict/index');
});

/** Address and view of every page, hidden ones too. */
function pagesOf(nodes: readonly MenuNode[]): string[] {
  return nodes
    .flatMap(({ path, target, children }) => [
      ...(target.kind === 'page' ? [`${path} ${target.view}`] : []),
      ...pagesOf(children),
    ])
    .sort();
}
