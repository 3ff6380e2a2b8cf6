import { expect, test } from 'vitest';
import { notePages, pagesNamed } from './notePages';

const menu = [
  {
    ...{ id: 800, parentId: 0, name: '系统管理', url: '' },
    children: [
      {
        id: 801,
        parentId: 800,
        name: '用户管理',
        url: 'system/user/index',
        children: [{ id: 80101, name: '新增', url: '' }],
      },
      { id: 802, parentId: 800, name: '角色管理', url: 'system/role/index' },
    ],
  },
  { id: 900, parentId: 0, name: '外部地址', url: '', children: [{ id: 901, name: '官网', url: '' }] },
];

test('[H10] the tree has pages and what leads to them, no functions and no addresses', () => {
  const { roots, nodes } = notePages(menu);
  expect(roots.map(({ row }) => row.name)).toEqual(['系统管理']);
  expect([...nodes.keys()]).toEqual(['800', '801', '802']);
  expect(notePages(null).roots).toEqual([]);
});

test('[H10] the note of a page has the key of the page’s own view, however the menu spells it', () => {
  const { nodes } = notePages([
    { id: 1, parentId: 0, name: '我的填报', url: '@/views/expert/expert-filling.vue' },
  ]);
  expect(nodes.get('1')?.row.view).toBe('expert/filling/index');
});

test('[H10] a page is found by its name or its view, with what lies above it', () => {
  const tree = notePages(menu);
  expect([...pagesNamed(tree, ' 角色 ')].sort()).toEqual(['800', '802']);
  expect([...pagesNamed(tree, 'system/user')].sort()).toEqual(['800', '801']);
  expect(pagesNamed(tree, '没有').size).toBe(0);
});
