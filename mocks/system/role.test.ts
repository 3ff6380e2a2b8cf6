import { expect, test } from 'vitest';
import { z } from 'zod';
import { allowOnly } from '../allowOnly';
import { roleTable } from '../menu/roleTable';
import { createTestClient } from '../testClient';
import { accountTable } from './accountTable';

const path = '/system/role';
const role = { roleName: '教务', roleKey: 'teach', roleSort: 9, status: '0', menuIds: [800, 809] };
const ok = { code: 200, msg: '操作成功' };
const refused = (msg: string) => ({ code: 500, msg });
const protectedRole = refused('不允许操作超级管理员角色');

async function setUp() {
  const client = createTestClient();
  return { ...client, admin: await client.as('admin') };
}

test('the list has the platform’s own roles by place, in RuoYi’s layout', async () => {
  const { admin } = await setUp();
  const page = await admin.get(`${path}/list?pageNum=1&pageSize=50`);
  const rows = z.array(z.looseObject({ roleId: z.number() })).parse(page.rows);
  expect(rows.map(({ roleId }) => roleId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(rows[0]).toMatchObject({ roleKey: 'admin', admin: true, menuIds: null, flag: false });
  expect((await admin.get(`${path}/list?roleName=财务&status=0`)).total).toBe(2);
});

test.each<[string, object, string]>([
  ['no place', { roleSort: undefined }, '显示顺序不能为空'],
  ['a taken name', { roleName: '运营专员' }, "新增角色'运营专员'失败，角色名称已存在"],
  ['a taken key', { roleKey: 'finance' }, "新增角色'教务'失败，角色权限已存在"],
])('a new role with %s is refused', async (_what, wrong, msg) => {
  const { admin } = await setUp();
  expect(await admin.post(path, { ...role, ...wrong })).toEqual(refused(msg));
});

test('the administrators’ role cannot be changed', async () => {
  const { admin, mockServer } = await setUp();
  const before = (await mockServer.table(roleTable)).get(1);
  const own = { ...role, roleId: 1 };
  expect(await admin.put(path, own)).toEqual(protectedRole);
  expect(await admin.put(`${path}/changeStatus`, { roleId: 1, status: '1' })).toEqual(protectedRole);
  expect(await admin.put(`${path}/dataScope`, { ...own, dataScope: '5' })).toEqual(protectedRole);
  expect(await admin.remove(`${path}/1`)).toEqual(protectedRole);
  expect(await admin.put(`${path}/authUser/cancel`, { roleId: 1, userId: 1 })).toEqual(protectedRole);
  expect(await admin.put(`${path}/authUser/selectAll?roleId=1&userIds=2`, {})).toEqual(protectedRole);
  expect((await mockServer.table(roleTable)).get(1)).toEqual(before);
});

test('the role that whoever has none gets is not deleted', async () => {
  const { admin, mockServer } = await setUp();
  expect(await admin.remove(`${path}/2`)).toEqual(refused('默认角色不能删除'));
  expect((await mockServer.table(roleTable)).get(2)?.roleName).toBe('默认角色');
});

test('a role that a user holds is not deleted; a new one of the platform is', async () => {
  const { admin, mockServer } = await setUp();
  expect(await admin.remove(`${path}/3`)).toEqual(refused('运营专员已分配,不能删除'));
  expect(await admin.post(path, role)).toEqual(ok);
  expect((await mockServer.table(roleTable)).get(9)).toMatchObject({
    ...role,
    dataScope: '1',
    menuCheckStrictly: true,
  });
  expect(await admin.remove(`${path}/9`)).toEqual(ok);
});

test('a role of an institution is absent from this screen', async () => {
  const { admin } = await setUp();
  expect(await admin.get(`${path}/1101`)).toEqual(refused('数据不存在或已被删除'));
  expect((await admin.put(`${path}/changeStatus`, { roleId: 1101, status: '1' })).code).toBe(500);
});

test('status and data scope change alone; the departments that are ticked are the deepest', async () => {
  const { admin, mockServer } = await setUp();
  const grants = (await mockServer.table(roleTable)).get(7)?.menuIds;
  expect(await admin.put(`${path}/changeStatus`, { roleId: 7, status: '1' })).toEqual(ok);
  const scope = { roleId: 7, dataScope: '2', deptIds: [100, 101, 103], deptCheckStrictly: true };
  expect(await admin.put(`${path}/dataScope`, { ...role, ...scope })).toEqual(ok);
  expect((await mockServer.table(roleTable)).get(7)).toMatchObject({
    ...scope,
    roleName: '专家',
    status: '1',
    menuIds: grants,
  });
  expect(await admin.get(`${path}/deptTree/7`)).toMatchObject({ checkedKeys: [103], depts: [{ id: 100 }] });
});

test('users of a role are listed, added and taken away', async () => {
  const { admin, mockServer } = await setUp();
  const names = async (kind: string, more = '') => {
    const { rows } = await admin.get(`${path}/authUser/${kind}?roleId=5&pageSize=100${more}`);
    return z
      .array(z.looseObject({ userName: z.string() }))
      .parse(rows)
      .map(({ userName }) => userName);
  };
  const before = await names('allocatedList');
  expect(before).toContain('caiwu');
  expect(await names('unallocatedList', '&userName=xin')).toEqual(['xinren']);
  expect(await admin.put(`${path}/authUser/selectAll?roleId=5&userIds=5,2`, {})).toEqual(ok);
  expect(await names('allocatedList')).toEqual(expect.arrayContaining(['xinren', 'yunying', ...before]));
  expect((await mockServer.table(accountTable)).get(2)?.roleIds).toEqual([3, 5]);
  expect(await admin.put(`${path}/authUser/cancel`, { roleId: 5, userId: 5 })).toEqual(ok);
  expect(await admin.put(`${path}/authUser/cancelAll?roleId=5&userIds=2,3`, {})).toEqual(ok);
  expect(await names('allocatedList')).toEqual(before.filter((name) => name !== 'caiwu'));
});

test('giving a role needs the permission to change roles, besides the buttons of the page', async () => {
  const { mockServer, as } = await setUp();
  await allowOnly(mockServer, 'yunying', ['system:role:list', 'system:role:add', 'system:role:remove']);
  const some = await as('yunying');
  expect(await some.put(`${path}/authUser/selectAll?roleId=5&userIds=5`, {})).toMatchObject({ code: 403 });
});
