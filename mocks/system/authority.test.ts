import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { loadTree } from '@/src/lib/permissionTree/permissionTree';
import { readNodes, readRoles } from '@/src/lib/permissionTree/readPermissions';
import { roleCategoryTable } from '../menu/roleCategoryTable';
import { createResourceClient } from '../resourceTestClient';

const { operations } = systemEndpoints['system/authority'];

async function open() {
  const client = await createResourceClient(operations);
  const { caller: admin, ask } = client;
  const treeOf = async (roleId: number) => loadTree(readNodes((await ask('rules', { roleId })).data));
  return { ...client, admin, treeOf };
}

test('[P1] eight roles fill four categories, four of them defaults; the administrators’ role is whole and locked', async () => {
  const { ask, treeOf } = await open();
  const roles = readRoles((await ask('list')).data);
  expect(roles.list.map(({ name, children }) => [name, ...children.map((role) => role.name)])).toEqual([
    ['平台管理', '超级管理员', '默认角色'],
    ['运营团队', '运营专员', '内容编辑'],
    ['财务团队', '财务专员', '财务主管'],
    ['专家团队', '专家', '专家助理'],
  ]);
  const defaults = roles.list.flatMap(({ children }) => children.filter(({ isDefault }) => isDefault));
  expect(defaults.map(({ id }) => id)).toEqual([2, 4, 6, 8]);
  expect(roles.protectedIds).toEqual([1]);
  const { places } = await treeOf(1);
  expect(places.every(({ node }) => node.granted && node.locked)).toBe(true);
});

test('[P1] saved grants make the next list of rules: missing ancestors are added, unknown ids dropped', async () => {
  const { ask, treeOf, as } = await open();
  await ask('save', { roleId: 5, ruleId: '60201,999999' });
  expect([...(await treeOf(5)).loaded]).toEqual([600, 602, 60201]);
  const { data } = await (await as('caiwu')).post(platformCalls.ruleList.path);
  expect(data).toMatchObject({ permissions: ['show:link:create', 'show:link:list'] });
  await ask('save', { roleId: 5, ruleId: '' });
  expect((await (await as('caiwu')).post(platformCalls.ruleList.path)).data).toEqual({
    permissions: [],
    data: [],
  });
});

test('[P1] saving takes a role out of the defaults, and nothing from the administrators', async () => {
  const { ask, treeOf } = await open();
  await ask('save', { roleId: 6, ruleId: '' });
  await ask('save', { roleId: 1, ruleId: '' });
  const { list } = readRoles((await ask('list')).data);
  expect(list[2]?.children[1]).toMatchObject({ id: 6, isDefault: false });
  expect((await treeOf(1)).loaded.size).toBeGreaterThan(400);
});

test.each<[keyof typeof operations, object, string]>([
  ['add', { parentId: 902, parentName: '运营团队', name: ' ' }, '请填写完整信息'],
  ['add', { parentId: 902, parentName: '运营团队', name: ' 财务专员 ' }, '该分类已存在！'],
  ['add', { parentId: 3, name: '新' }, '数据不存在或已被删除'],
  [
    'add',
    { parentId: 902, name: '一二三四五六七八九十一二三四五六七八九十一' },
    '二级分类名称长度不能超过 20 个字符',
  ],
  ['rename', { id: 3, name: '专家' }, '该分类已存在！'],
  ['rename', { id: 902, name: '新' }, '数据不存在或已被删除'],
  ['remove', { id: 1 }, '该分类不可删除！'],
  ['remove', { id: 2 }, '该分类不可删除！'],
  ['remove', { id: 5 }, '该角色下还有 5 个用户，请先转移'],
  ['remove', { id: 901 }, '数据不存在或已被删除'],
  ['save', { roleId: 99, ruleId: '' }, '数据不存在或已被删除'],
  ['save', { roleId: 5, ruleId: 'x' }, '参数错误：ruleId'],
  ['save', { roleId: 5 }, '参数错误：ruleId'],
  ['rules', {}, '参数错误：id'],
])('[P1] %s with %j is refused: %s', async (name, body, text) => {
  expect(await (await open()).textOf(name, body)).toBe(`40000 ${text}`);
});

test('[P1] a new role is the one that /system/role lists; it is renamed and removed there as well', async () => {
  const { ask, admin } = await open();
  const parent = { parentId: 904, parentName: '专家团队' };
  expect((await ask('add', { ...parent, name: '实习专家' })).data).toEqual({ id: 9 });
  expect((await admin.get('/system/role/9')).data).toMatchObject({ roleName: '实习专家', roleKey: 'role_9' });
  await ask('rename', { id: 9, ...parent, name: '见习专家' });
  expect((await admin.get('/system/role/9')).data).toMatchObject({ roleName: '见习专家' });
  expect(await ask('remove', { id: 9 })).toMatchObject({ code: 20000 });
  expect((await admin.get('/system/role/9')).code).toBe(500);
});

test('[P1] a caller without the permission is refused, also where two calls share an address', async () => {
  const { as } = await open();
  const yunying = await as('yunying');
  for (const body of [
    { parentId: 902, name: '新' },
    { id: 3, name: '新' },
  ])
    expect((await yunying.post(operations.add.path, body)).code).toBe(40301);
});

test('[P1] a role that is gone leaves neither its id nor its category to the next one', async () => {
  const { ask, admin, mockServer } = await open();
  const add = async (name: string) => (await ask('add', { parentId: 904, name })).data;
  expect(await add('实习专家')).toEqual({ id: 9 });
  await admin.remove('/system/role/9');
  expect((await mockServer.table(roleCategoryTable)).get(9)).toBeUndefined();
  await admin.post('/system/role', { roleName: '教务', roleKey: 'teach', roleSort: 9, menuIds: [] });
  expect((await admin.get('/system/role/10')).data).toMatchObject({ roleName: '教务' });
  expect(readRoles((await ask('list')).data).list[0]?.children.map(({ id }) => id)).toEqual([1, 2, 10]);
  expect(await ask('remove', { id: 10 })).toMatchObject({ code: 20000 });
  expect(await add('见习专家')).toEqual({ id: 11 });
});
