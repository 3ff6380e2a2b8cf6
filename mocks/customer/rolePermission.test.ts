import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { loadTree } from '@/src/lib/permissionTree/permissionTree';
import { readNodes, readRoles, rolesIn } from '@/src/lib/permissionTree/readPermissions';
import { createResourceClient } from '../resourceTestClient';
import { storeForm } from './storeTestClient';

const { operations } = customerEndpoints['customer/permission'];
const ceiling = customerEndpoints['customer/available-menu'].operations;

async function open() {
  const client = await createResourceClient(operations);
  const { caller: admin, ask } = client;
  const rolesOf = async (storeId: number) => readRoles((await ask('list', { storeId })).data);
  const roleIn = async (storeId: number, id: number) =>
    rolesIn((await rolesOf(storeId)).list).find(({ role }) => role.id === id)?.role;
  const grantsOf = async (storeId: number, roleId: number) => [
    ...loadTree(readNodes((await ask('rules', { storeId, roleId })).data)).loaded,
  ];
  const permissionsOf = async (userName: string) => {
    const { data } = await (await client.as(userName)).post(platformCalls.ruleList.path);
    return z.looseObject({ permissions: z.array(z.string()) }).parse(data).permissions;
  };
  return { ...client, admin, rolesOf, roleIn, grantsOf, permissionsOf };
}

test('[C5] [C6] the template has five roles, and institutions have copies with ids of their own', async () => {
  const { rolesOf } = await open();
  const template = await rolesOf(0);
  expect(template).toMatchObject({ protectedIds: [1101], storeCount: 34 });
  expect(rolesIn(template.list).map(({ role }) => [role.id, role.name, role.isDefault])).toEqual([
    [1101, '机构管理员', false],
    [1102, '校区主管', false],
    [1201, '志愿规划师', false],
    [1202, '班主任', false],
    [1301, '出纳', false],
  ]);
  const copies = await rolesOf(5);
  expect(copies).toMatchObject({ protectedIds: [51101], storeCount: undefined });
  expect(rolesIn(copies.list).map(({ role, parent }) => [parent.id, role.id, role.isDefault])).toEqual([
    [51100, 51101, true],
    [51100, 51102, true],
    [51200, 51201, true],
    [51200, 51202, true],
    [51300, 51301, true],
  ]);
});

test('[C5] grants of the template’s role reach its followers within their ceilings, and no others', async () => {
  const { ask, grantsOf, roleIn } = await open();
  await ask('save', { storeId: 5, roleId: 51202, ruleId: '3001' });
  expect(await roleIn(5, 51202)).toMatchObject({ isDefault: false });
  await ask('save', { storeId: 0, roleId: 1202, ruleId: '6001,5001' });
  expect(await grantsOf(0, 1202)).toEqual([5000, 5001, 6000, 6001, 9000, 9001]);
  expect(await grantsOf(2, 21202)).toEqual([5000, 5001, 6000, 6001, 9000, 9001]);
  expect(await grantsOf(5, 51202)).toEqual([3000, 3001, 9000, 9001]);
});

test('[C6] 恢复默认 follows the template again; a role of the institution’s own cannot', async () => {
  const { ask, textOf, grantsOf, roleIn } = await open();
  const before = await grantsOf(2, 21202);
  await ask('save', { storeId: 2, roleId: 21202, ruleId: '' });
  expect(await grantsOf(2, 21202)).toEqual([9000, 9001]);
  await ask('reset', { storeId: 2, roleId: 21202 });
  expect(await grantsOf(2, 21202)).toEqual(before);
  expect(await roleIn(2, 21202)).toMatchObject({ isDefault: true });
  const { data } = await ask('add', { storeId: 2, parentId: 21200, parentName: '教务团队', name: '助教' });
  expect(data).toEqual({ id: 25001 });
  expect(await textOf('reset', { storeId: 2, roleId: 25001 })).toBe('40000 该角色没有默认权限，无法恢复');
});

test('[C5] a new role of the template reaches every institution; names follow, a removal leaves the copies', async () => {
  const { ask, roleIn } = await open();
  const parent = { parentId: 1200, parentName: '教务团队' };
  expect((await ask('add', { storeId: 0, ...parent, name: '助教' })).data).toEqual({ id: 1401 });
  expect(await roleIn(8, 81401)).toMatchObject({ name: '助教', isDefault: true });
  await ask('rename', { storeId: 0, id: 1401, ...parent, name: '教学助理' });
  expect(await roleIn(8, 81401)).toMatchObject({ name: '教学助理' });
  await ask('remove', { storeId: 0, id: 1401 });
  expect(await roleIn(8, 81401)).toMatchObject({ isDefault: false });
});

test('[C5] a new role of the template leaves those alone that institutions kept of a removed one', async () => {
  const { ask, roleIn } = await open();
  const parent = { parentId: 1200, parentName: '教务团队' };
  await ask('add', { storeId: 0, ...parent, name: '助教' });
  await ask('remove', { storeId: 0, id: 1401 });
  expect((await ask('add', { storeId: 0, ...parent, name: '督导' })).data).toEqual({ id: 1402 });
  expect(await roleIn(8, 81401)).toMatchObject({ name: '助教', isDefault: false });
  expect(await roleIn(8, 81402)).toMatchObject({ name: '督导', isDefault: true });
});

test.each<[keyof typeof operations, object, string]>([
  ['add', { storeId: 5, parentId: 51100, name: '' }, '请填写完整信息'],
  ['add', { storeId: 5, parentId: 51100, name: '出纳' }, '该分类已存在！'],
  ['add', { storeId: 5, parentId: 1100, name: '新' }, '数据不存在或已被删除'],
  ['rename', { storeId: 5, id: 51102, name: '出纳' }, '该分类已存在！'],
  ['remove', { storeId: 5, id: 51101 }, '该分类不可删除！'],
  ['remove', { storeId: 0, id: 1101 }, '该分类不可删除！'],
  ['rules', { storeId: 5, roleId: 21101 }, '数据不存在或已被删除'],
  ['list', { storeId: 99 }, '数据不存在或已被删除'],
])('[C5] [C6] %s with %j is refused: %s', async (name, body, text) => {
  expect(await (await open()).textOf(name, body)).toBe(`40000 ${text}`);
});

test('[C6] a user of an institution reaches no other one, no template and no ceiling', async () => {
  const jigou = await (await open()).as('jigou');
  for (const storeId of [0, 3])
    expect((await jigou.post(operations.list.path, { storeId })).code).toBe(40301);
  expect((await jigou.post(operations.list.path, { storeId: 2 })).code).toBe(20000);
  expect((await jigou.post(ceiling.save.path, { storeId: 2, ruleId: '' })).code).toBe(40301);
});

test('[C8] editions and apps open menus; a lower ceiling takes them from roles, a higher one returns them', async () => {
  const { admin, grantsOf, permissionsOf } = await open();
  const nodesOf = async (storeId: number) =>
    loadTree(readNodes((await admin.post(ceiling.list.path, { storeId })).data));
  const { places } = await nodesOf(10);
  const same = places.find(({ node }) => node.id === 4003)?.node;
  expect(same?.origins).toContain('应用：同分去向');
  const full = await nodesOf(2);
  expect(full.places.every(({ node }) => node.granted)).toBe(true);
  expect(full.places.find(({ node }) => node.id === 8003)?.node.heldBy).toEqual([21101]);
  expect(await permissionsOf('jigou')).toContain('customer:site:edit');
  const without = [...full.loaded].filter((id) => ![8003, 800301].includes(Number(id)));
  await admin.post(ceiling.save.path, {
    storeId: 2,
    ruleId: without.filter((id) => !String(id).startsWith('8003')).join(','),
  });
  expect(await grantsOf(2, 21101)).not.toContain(8003);
  expect(await permissionsOf('jigou')).not.toContain('customer:site:edit');
  await admin.post(ceiling.save.path, { storeId: 2, ruleId: [...full.loaded].join(',') });
  expect(await permissionsOf('jigou')).toContain('customer:site:edit');
});

test('[C1] the administrator of a new institution sees what its edition and their role allow', async () => {
  const { admin, roleIn, permissionsOf } = await open();
  await admin.post(customerEndpoints['customer/store'].operations.create.path, storeForm);
  expect(await roleIn(37, 371101)).toMatchObject({ name: '机构管理员', isDefault: true, userCount: 1 });
  const permissions = await permissionsOf(storeForm.username);
  expect(permissions).toContain('customer:site:edit');
  expect(permissions).toContain('customer:permission:save');
  expect(permissions).not.toContain('finance:invoices:list');
  expect(permissions.some((one) => one.startsWith('customer:store'))).toBe(false);
});
