import { expect, test } from 'vitest';
import { allowOnly } from '../allowOnly';
import { roleTable } from '../menu/roleTable';
import { createTestClient } from '../testClient';
import { accountTable } from './accountTable';
import { userScope } from './dataScope';

const everything = [
  ...['list', 'query', 'add', 'edit', 'remove', 'resetPwd', 'export'].map((verb) => `system:user:${verb}`),
  ...['list', 'query', 'add', 'edit', 'remove'].map((verb) => `system:dept:${verb}`),
  ...['list', 'query', 'add', 'edit', 'remove'].map((verb) => `system:role:${verb}`),
];

/** Creates a caller of department 104 with all permissions for users, departments and roles within one scope. */
async function setUp(dataScope: string) {
  const client = createTestClient();
  const { mockServer, as } = client;
  await allowOnly(mockServer, 'yunying', everything);
  const roles = await mockServer.table(roleTable);
  const held = roles.get(9999) ?? expect.unreachable();
  await roles.put({ ...held, roleId: 900, dataScope, deptIds: [104, 105] });
  const accounts = await mockServer.table(accountTable);
  const account = accounts.get(2) ?? expect.unreachable();
  await accounts.put({ ...account, roleIds: [900] });
  return { ...client, accounts, roles, admin: await as('admin'), caller: await as('yunying') };
}

const request = [1, 2, 3, 4, 5, 7];

test.each([
  ['1', request],
  ['2', [2, 4, 7]],
  ['3', [2, 7]],
  ['4', [2, 7]],
  ['5', [2]],
])('data scope %s covers', async (dataScope, expected) => {
  const { mockServer, accounts } = await setUp(dataScope);
  const user = accounts.get(2) ?? expect.unreachable();
  const people = accounts.all().filter(await userScope.covers({ mockServer, user }));
  expect(people.map(({ userId }) => userId).filter((id) => request.includes(id))).toEqual(expected);
});

test('lists and exports have only rows that the caller’s data scope covers', async () => {
  const { caller } = await setUp('3');
  expect(await caller.get('/system/user/list')).toMatchObject({
    total: 3,
    rows: [{ userName: 'yunying' }, { dept: { deptId: 104 } }, { dept: { deptId: 104 } }],
  });
  expect(await caller.get('/system/dept/list')).toMatchObject({ data: [{ deptId: 104 }] });
  expect(await caller.get('/system/user/deptTree')).toMatchObject({ data: [{ id: 104 }] });
  expect(await caller.get('/system/role/list')).toMatchObject({ rows: [{ roleId: 900 }, { roleId: 3 }] });
  const sheet = await caller.fetch('POST', '/system/user/export', new URLSearchParams());
  expect((await sheet.text()).match(/<row>/g)).toHaveLength(4);
});

const outsider = { userId: 3, userName: 'caiwu', nickName: '周予安', roleIds: [], postIds: [] };
const users = '没有权限访问用户数据！';
const depts = '没有权限访问部门数据！';
const roles = '没有权限访问角色数据！';

test.each<[method: string, path: string, msg: string, body?: object]>([
  ['GET', '/system/user/3', users],
  ['PUT', '/system/user', users, outsider],
  ['DELETE', '/system/user/3', users],
  ['DELETE', '/system/user/7,3', users],
  ['PUT', '/system/user/resetPwd', users, { userId: 3, password: 'abc123' }],
  ['PUT', '/system/user/changeStatus', users, { userId: 3, status: '1' }],
  ['GET', '/system/user/authRole/3', users],
  ['PUT', '/system/user/authRole?userId=3&roleIds=', users],
  ['POST', '/system/user', depts, { ...outsider, userName: 'xiaoli', password: 'abc123', deptId: 105 }],
  ['POST', '/system/user', roles, { ...outsider, userName: 'xiaoli', password: 'abc123', roleIds: [5] }],
  ['GET', '/system/dept/105', depts],
  ['PUT', '/system/dept', depts, { deptId: 105, parentId: 101, deptName: '测试', orderNum: 1 }],
  ['DELETE', '/system/dept/105', depts],
  ['GET', '/system/role/5', roles],
  ['PUT', '/system/role', roles, { roleId: 5, roleName: '财务', roleKey: 'f', roleSort: 1, menuIds: [] }],
  ['PUT', '/system/role/dataScope', roles, { roleId: 5, dataScope: '1', deptIds: [] }],
  ['PUT', '/system/role/changeStatus', roles, { roleId: 5, status: '1' }],
  ['DELETE', '/system/role/5', roles],
  ['PUT', '/system/role/authUser/selectAll?roleId=5&userIds=7', roles],
])('%s %s of another department is refused by its id: %s', async (method, path, msg, body) => {
  const { caller, accounts } = await setUp('3');
  const before = accounts.all().length;
  const text = method === 'GET' ? undefined : JSON.stringify(body ?? {});
  const response = await caller.fetch(method, path, text, 'application/json');
  expect(await response.json()).toEqual({ code: 500, msg });
  expect(accounts.all()).toHaveLength(before);
  expect(accounts.get(3)).toMatchObject({ roleIds: [5], status: '0', password: 'admin123' });
});

test('the same calls work within the scope', async () => {
  const { caller, accounts } = await setUp('3');
  expect(await caller.save('/system/user', 7, { nickName: '某人' })).toMatchObject({ code: 200 });
  expect(accounts.get(7)?.nickName).toBe('某人');
  expect(await caller.get('/system/dept/104')).toMatchObject({ code: 200 });
  expect(await caller.remove('/system/user/7')).toMatchObject({ code: 200 });
});

test('a role keeps the departments above those that its editor covers', async () => {
  const { caller, roles } = await setUp('3');
  const role = roles.get(900) ?? expect.unreachable();
  await roles.put({ ...role, deptIds: [100, 101, 104], deptCheckStrictly: true });
  expect(await caller.get('/system/role/deptTree/900')).toMatchObject({
    checkedKeys: [100, 101, 104],
    depts: [{ id: 104 }],
  });
});
