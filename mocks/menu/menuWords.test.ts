import { describe, expect, test } from 'vitest';
import { recentSeeds } from '../table';
import { noon } from '../testClient';
import { menuTable } from './menuTable';
import { fromWords, type MenuWords, toWords } from './menuWords';
import { fun, group, link, page, subPage } from './node';
import { buildRuleList } from './ruleList';

const rows = recentSeeds(noon).seedOf(menuTable);
const rowOf = (id: number) => rows.find((row) => row.id === id) ?? expect.unreachable();

describe('the menu in RuoYi’s words', () => {
  test('every entry converts there and back without a loss', () => {
    const back = rows.map((row) => {
      const above = rows.find(({ id }) => id === row.parentId);
      return { ...row, ...fromWords(toWords(row), above, row) };
    });
    expect(back).toEqual(rows);
  });

  test.each<[string, number, Partial<MenuWords>]>([
    ['a group', 800, { menuType: 'M', path: 'system', component: '', isFrame: '1', parentId: 0, perms: '' }],
    [
      'a page',
      801,
      { menuType: 'C', path: 'user', component: 'system/user/index', perms: 'system:user:list' },
    ],
    ['a function', 80102, { menuType: 'F', menuName: '新增', path: '', icon: '#', perms: 'system:user:add' }],
    [
      'a hidden page',
      20101,
      { menuType: 'C', visible: '1', isCache: '1', component: 'expert/filling/student' },
    ],
    ['an outside address', 1004, { menuType: 'M', isFrame: '0', path: 'https://www.example.com' }],
  ])('%s', (_what, id, words) => {
    expect(toWords(rowOf(id))).toMatchObject(words);
  });

  test.each([
    ['M', 801, { type: 1, url: '' }],
    ['C', 801, { type: 2, url: 'system/x' }],
    ['C', 800, { type: 1, url: 'system/x' }],
    ['F', 801, { type: 2, url: '', path: '', innerLink: 0 }],
  ] as const)('a new %s below %i', (menuType, above, expected) => {
    const words = { ...toWords(rowOf(801)), menuType, path: 'x', component: 'system/x' };
    expect(fromWords(words, rowOf(above))).toMatchObject(expected);
  });

  test('a menu entry that becomes a page keeps the members of a page, and a button those of a button', () => {
    const button = { ...toWords(rowOf(801)), menuType: 'F' as const };
    expect(fromWords(button, rowOf(800), rowOf(801))).toMatchObject({
      type: 2,
      url: '',
      permissions: 'system:user:list',
    });
    const framed = { ...toWords(rowOf(1004)), isFrame: '1' };
    expect(fromWords(framed, rowOf(1000), rowOf(1004))).toMatchObject({ innerLink: 1 });
  });
});

describe('[ROUTE-12] entries at the top', () => {
  const root = {
    id: 0,
    name: '',
    type: 1,
    path: '',
    parentId: 0,
    icon: '',
    url: '',
    permissions: '',
    sort: 0,
  };
  const blank = {
    hidden: 0,
    noCache: 0,
    innerLink: 0,
    activeMenu: '',
    query: '',
    admin_path: '',
    readyonly: 0,
  };
  const top = { ...root, ...blank };

  test('a page gets a wrapper, in whose place the menu shows it', () => {
    const nodes = page(1, 'desk', '工作台', 'DesktopOutlined', 'add')('', top, 1);
    expect(buildRuleList(nodes)).toMatchObject([
      {
        path: '/',
        component: 'Layout',
        redirect: '',
        alwaysShow: false,
        meta: { title: '' },
        children: [{ path: 'desk', name: 'Desk', meta: { title: '工作台' }, permissions: [':desk:list'] }],
      },
    ]);
  });

  test('an address opens by itself, or framed in a wrapper; buttons and empty groups make no entry', () => {
    const nodes = [
      ...link(1, 'https://a.example.com', '外链', '', 0)('', top, 1),
      ...link(2, 'https://b.example.com', '内嵌', '', 1)('', top, 2),
      ...fun(3, '按钮', 'a:b:c')('', top, 3),
      ...subPage(4, 'deep', '深处', 'a:b:d')('a', top, 4),
      ...group(5, 'empty', '空', '', []),
    ];
    expect(buildRuleList(nodes)).toMatchObject([
      { path: 'https://a.example.com', component: 'Layout', meta: { link: 'https://a.example.com' } },
      {
        path: '/',
        children: [{ path: 'link-2', component: 'InnerLink', meta: { link: 'https://b.example.com' } }],
      },
      { path: '/', hidden: true, children: [{ path: 'deep', hidden: true }] },
    ]);
  });
});
