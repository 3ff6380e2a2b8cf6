import { expect, test } from 'vitest';
import { previewMenu } from './menuPreview';

const rows = [
  { id: 1, parentId: 0, type: 1, name: '系统管理', path: 'system', url: '', sort: 1 },
  { id: 2, parentId: 1, type: 1, name: '用户管理', path: 'user', url: 'system/user/index', sort: 2 },
  {
    id: 3,
    parentId: 2,
    type: 2,
    name: '导入记录',
    path: 'imports',
    url: 'system/imports/index',
    hidden: 0,
    sort: 1,
  },
  { id: 4, parentId: 2, type: 2, name: '新增', path: '', url: '', sort: 2 },
  { id: 5, parentId: 0, type: 1, name: '日志', path: 'log', url: '', sort: 2 },
];
const page = { parentId: 1, type: 1, name: '看板', path: 'board', url: 'system/board/index', sort: 1 };
const everything = () => true;
const names = (items: ReturnType<typeof previewMenu>['items']): unknown[] =>
  items.map(({ name, children }) => (children.length > 0 ? [name, ...names(children)] : name));

test('[H4] the sidebar has the typed node in its place; directories without pages are left out', () => {
  const { items, trail, above, missing } = previewMenu(rows, page, everything);
  expect(names(items)).toEqual([['系统管理', '看板', '用户管理', '导入记录']]);
  expect([trail, above, missing]).toEqual([['系统管理', '看板'], ['1'], undefined]);
});

test('[H4] a changed node is in place of the saved one', () => {
  const { items, trail } = previewMenu(rows, { ...rows[1], parentId: 5, name: '登录日志' }, everything);
  expect(names(items)).toEqual([['日志', '登录日志', '导入记录']]);
  expect(trail).toEqual(['日志', '登录日志']);
});

test.each<[string, object, (id: string) => boolean]>([
  ['功能不出现在侧边栏，只在页面内生效', { ...page, type: 2, url: '' }, everything],
  ['新菜单保存后只有超级管理员拥有，其他角色需在权限管理中授权', page, (id) => id !== 'new'],
  ['该角色没有此菜单的权限，侧边栏不显示', { ...rows[1] }, () => false],
  ['已隐藏：不出现在侧边栏，但仍可访问', { ...page, hidden: 1 }, everything],
  ['该角色没有上级菜单的权限，侧边栏不显示', page, (id) => id === 'new'],
  ['目录下没有可显示的页面，侧边栏不显示', { ...page, url: '' }, everything],
])('[H4] %s', (missing, typed, holds) => {
  expect(previewMenu(rows, { ...typed }, holds).missing).toBe(missing);
});
