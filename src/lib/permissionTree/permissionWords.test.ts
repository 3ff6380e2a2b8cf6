import { expect, test } from 'vitest';
import { compareTrees, countText, foundPlaces, namedDifference } from './permissionChanges';
import { loadTree, tick } from './permissionTree';
import { exampleNodes } from './permissionTreeExample';
import { isProtected, readNodes, readRoles, rolesIn, takenText } from './readPermissions';

const tree = loadTree(exampleNodes);

test('[RPERM-2] children in one list, or menus and functions apart, are the same nodes; ids and states may be text', () => {
  const below = [
    { id: '11', name: '用户', type: 1, url: 'a/b', permissions: 'a:b:list', roleIsHavePermission: '1' },
    { id: 12, name: '新增', type: '2', readyonly: 1 },
  ];
  const [menu, fun] = below;
  const one = readNodes([{ id: 1, name: '系统', type: 1, children: below }]);
  expect(readNodes([{ id: '1', name: '系统', type: 1, children: { menu: [menu], fun: [fun] } }])).toEqual(
    one,
  );
  expect(one).toMatchObject([
    {
      id: 1,
      children: [
        { id: 11, isMenu: true, granted: true, locked: false },
        { id: 12, isMenu: false, granted: false, locked: true },
      ],
    },
  ]);
  expect(readNodes(null)).toEqual([]);
});

test('[RPERM-1] [RPERM-8] roles are read with or without the list of protected ones; role 2 is always protected', () => {
  const list = [
    { id: 901, name: '平台管理', children: [{ id: 2, name: '默认角色', isdefault: 1, userCount: 3 }] },
  ];
  const bare = readRoles(list);
  expect(bare).toEqual({ ...readRoles({ list }), protectedIds: [] });
  expect(
    rolesIn(bare.list).map(({ role, parent }) => [parent.name, role.name, role.isDefault, role.userCount]),
  ).toEqual([['平台管理', '默认角色', true, 3]]);
  expect([1, 2, 3].map((id) => isProtected(readRoles({ list, defaultList: ['1'] }), id))).toEqual([
    true,
    true,
    false,
  ]);
});

test('[RPERM-6] [RPERM-7] a name is taken by another role of any category, spaces aside', () => {
  const { list } = readRoles([
    { id: 901, name: '平台管理', children: [{ id: 2, name: '默认角色' }] },
    { id: 902, name: '运营团队', children: [{ id: 3, name: '运营专员' }] },
  ]);
  expect(takenText(list, ' 运营专员 ')).toBe('该分类已存在！');
  expect(takenText(list, '运营专员', '3')).toBeUndefined();
  expect(takenText(list, '平台管理')).toBeUndefined();
});

test('[P1] a change is described by full names, with menus and functions counted', () => {
  const after = tick(tree, tree.loaded, tree.placeOf.get(300101) ?? 0);
  const added = namedDifference(tree, after, tree.loaded);
  expect(added.map(({ name }) => name)).toEqual([
    '学生管理',
    '学生管理 / 学生列表',
    '学生管理 / 学生列表 / 新增',
  ]);
  expect(countText(added)).toBe('菜单 2 项，功能 1 项');
  expect(namedDifference(tree, tree.loaded, after)).toEqual([]);
});

test('[P1] two roles side by side; a node that only the second tree has comes last', () => {
  const [first] = exampleNodes;
  const small = loadTree(first ? [{ ...first, granted: true, children: [] }] : []);
  const rows = compareTrees(small, tree);
  expect(rows[0]).toMatchObject({ name: '专家服务', first: true, second: false });
  expect(rows.at(-1)).toMatchObject({ name: '个人中心 / 修改密码', first: false, second: true });
  expect(rows).toHaveLength(tree.places.length);
});

test('[P1] a search keeps what is above and, of a menu, all below', () => {
  const names = (text: string) =>
    tree.places.filter((_place, at) => foundPlaces(tree, text)[at]).map(({ node }) => node.name);
  expect(names('导出')).toEqual(['学生管理', '学生列表', '导出']);
  expect(names('学生列表')).toEqual(['学生管理', '学生列表', '新增', '导出']);
  expect(names('没有')).toEqual([]);
  expect(names(' ')).toHaveLength(tree.places.length);
});
