import { expect, test } from 'vitest';
import { z } from 'zod';
import { systemEndpoints } from '@/resources/system/endpoints';
import { textOr } from '@/src/lib/record';
import { roleTable } from '../menu/roleTable';
import { createTestClient } from '../testClient';
import { accountTable } from './accountTable';
import { orgMemberTable, orgTable } from './orgTable';

const path = '/system/user';
const ok = { code: 200, msg: '操作成功' };

async function setUp() {
  const { as, nobody, mockServer } = createTestClient();
  return { as, nobody, table: await mockServer.table(accountTable), mockServer, admin: await as('admin') };
}

const rowsSchema = z.array(z.looseObject({ userId: z.number(), userName: z.string() }));
const namesOf = (rows: unknown) => rowsSchema.parse(rows).map(({ userName }) => userName);
const newUser = {
  userName: 'xiaoli',
  nickName: '小李',
  password: 'abc123',
  deptId: 104,
  roleIds: [],
  postIds: [],
};

test('the list has the platform’s own staff, with department and roles, and no password', async () => {
  const { admin } = await setUp();
  const { rows, total } = await admin.get(`${path}/list?pageSize=50`);
  expect(total).toBe(17);
  expect(rows).toContainEqual(
    expect.objectContaining({
      userName: 'yunying',
      admin: false,
      dept: expect.objectContaining({ deptId: 104, deptName: '市场部门', leader: '苏晚晴' }),
      roles: [expect.objectContaining({ roleKey: 'operator', admin: false })],
    }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ userName: 'xinren', deptId: null, dept: null }));
  expect(JSON.stringify(rows)).not.toMatch(/password|admin123/);
});

test.each([
  ['deptId=102', ['staff11', 'staff12', 'staff17', 'staff18']],
  ['deptId=103', ['admin']],
  ['deptId=999', []],
  ['roleId=0', ['xinren']],
  ['userName=yun', ['yunying']],
  ['phonenumber=0000003', ['caiwu']],
  ['status=1', ['staff18']],
])('the list narrowed by %s', async (query, names) => {
  const { admin } = await setUp();
  expect(namesOf((await admin.get(`${path}/list?${query}`)).rows)).toEqual(names);
});

test('a user comes with posts, roles and the choices; so does a new one', async () => {
  const { admin } = await setUp();
  const ids = (list: unknown, name: string) =>
    z
      .array(z.looseObject({}))
      .parse(list)
      .map((row) => row[name]);
  const somebody = { ...(await admin.get(`${path}/2`)) };
  expect(somebody).toMatchObject({ data: { userName: 'yunying' }, postIds: [2], roleIds: [3] });
  const nobody: Record<string, unknown> = { ...(await admin.get(`${path}/`)) };
  expect(nobody).not.toHaveProperty('data');
  for (const { roles, posts } of [somebody, nobody] as Record<string, unknown>[]) {
    expect(ids(roles, 'roleId')).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(ids(posts, 'postName')).toEqual(['董事长', '项目经理', '人力资源', '普通员工']);
  }
  expect(await admin.get(`${path}/1`)).toMatchObject({ data: { admin: true }, roleIds: [1] });
  expect((await admin.get(`${path}/6`)).code).toBe(500);
});

test('the tree of departments says which are disabled', async () => {
  const { admin } = await setUp();
  await admin.save('/system/dept', 109, { status: '1' });
  const used = { disabled: false };
  const last = { id: 109, label: '财务部门', disabled: true };
  expect((await admin.get(`${path}/deptTree`)).data).toEqual([
    {
      id: 100,
      label: '志愿通科技',
      ...used,
      children: [
        expect.objectContaining({ id: 101, label: '深圳总公司', ...used }),
        { id: 102, label: '长沙分公司', ...used, children: [{ id: 108, label: '市场部门', ...used }, last] },
      ],
    },
  ]);
});

test.each<[string, object, string]>([
  ['no account name', { userName: ' ' }, '用户账号不能为空'],
  ['a long account name', { userName: 'a'.repeat(31) }, '用户账号长度不能超过 30 个字符'],
  ['a script', { userName: '<b>x</b>' }, '用户账号不能包含脚本字符'],
  ['no password', { password: undefined }, '用户密码不能为空'],
  ['no word about roles', { roleIds: undefined }, '参数错误：roleIds'],
  ['a password with a space before it', { password: ' abc12345' }, '密码首尾不能有空格'],
  ['a password too short for the sign-in', { password: 'abc12' }, '用户密码长度必须介于 6 和 20 之间'],
  ['a forbidden sign', { password: 'abc"123' }, '不能包含非法字符：< > " \' \\ |'],
  ['a wrong address', { email: 'nobody' }, '邮箱格式不正确'],
  ['a strange department', { deptId: 7 }, '没有权限访问部门数据！'],
  ['the first role', { roleIds: [1] }, '没有权限访问角色数据！'],
  ['somebody’s account name', { userName: 'yunying' }, "新增用户'yunying'失败，登录账号已存在"],
  ['somebody’s number', { phonenumber: '19900000002' }, "新增用户'xiaoli'失败，手机号码已存在"],
  ['somebody’s address', { email: 'su@example.com' }, "新增用户'xiaoli'失败，邮箱账号已存在"],
])('a new user with %s is refused', async (_, wrong, msg) => {
  const { admin } = await setUp();
  await admin.save(path, 2, { email: 'su@example.com' });
  expect(await admin.post(path, { ...newUser, ...wrong })).toEqual({ code: 500, msg });
});

test('a new user signs in with the password that was given', async () => {
  const { admin, nobody } = await setUp();
  const signIn = async (username: string, password: string) =>
    (await nobody.post('/ssystem-api/api/login/login', { username, password })).code;
  expect(await admin.post(path, { ...newUser, roleIds: [3], postIds: [4] })).toEqual(ok);
  expect(await signIn('xiaoli', 'abc123')).toBe(20000);
});

test('a change keeps password and account name; a user without roles says so', async () => {
  const { admin, table } = await setUp();
  expect(await admin.save(path, 2, { nickName: '苏晴', password: 'other' })).toEqual(ok);
  expect(table.get(2)).toMatchObject({ nickName: '苏晴', password: 'admin123', roleIds: [3], postIds: [2] });
  const msg = '登录账号不能修改';
  expect(await admin.save(path, 2, { userName: 'su' })).toEqual({ code: 500, msg });
  expect(await admin.save(path, 2, { roleIds: undefined })).toEqual({ code: 500, msg: '参数错误：roleIds' });
  expect(await admin.save(path, 2, { roleIds: [], postIds: [] })).toEqual(ok);
  expect(table.get(2)).toMatchObject({ roleIds: [], postIds: [] });
});

const names: Readonly<Record<number, object>> = { 1: { userName: 'admin' }, 3: { userName: 'caiwu' } };

test.each<[string, (userId: number) => readonly [method: string, path: string, body?: object]]>([
  ['changed', (userId) => ['PUT', path, { ...newUser, ...names[userId], userId }]],
  ['switched off', (userId) => ['PUT', `${path}/changeStatus`, { userId, status: '1' }]],
  ['given a password', (userId) => ['PUT', `${path}/resetPwd`, { userId, password: 'abc123' }]],
  ['given roles', (userId) => ['PUT', `${path}/authRole?userId=${userId}&roleIds=3,5`]],
  ['deleted', (userId) => ['DELETE', `${path}/${userId}`]],
])('the administrator cannot be %s, others can', async (what, callFor) => {
  const { as, mockServer, table } = await setUp();
  const yunying = await as('yunying');
  const account = table.get(2);
  const role = (await mockServer.table(roleTable)).get(3);
  if (!account || !role) return expect.unreachable();
  await table.put({ ...account, roleIds: [1] });
  const ask = async (userId: number) => {
    const [method, address, body] = callFor(userId);
    const answer = await yunying.fetch(method, address, JSON.stringify(body ?? {}), 'application/json');
    return answer.json();
  };
  expect(await ask(1)).toEqual({ code: 500, msg: '不允许操作超级管理员用户' });
  expect(await ask(3)).toEqual(ok);
  if (what === 'deleted') expect(await ask(2)).toEqual({ code: 500, msg: '当前用户不能删除' });
});

test('roles of a user are replaced as a whole, by none as well', async () => {
  const { admin, table } = await setUp();
  const granted = async (userId: number) => {
    const { roles } = z
      .looseObject({ roles: z.array(z.looseObject({ roleId: z.number(), flag: z.boolean() })) })
      .parse(await admin.get(`${path}/authRole/${userId}`));
    return roles.filter(({ flag }) => flag).map(({ roleId }) => roleId);
  };
  expect(await granted(5)).toEqual([]);
  await admin.put(`${path}/authRole?userId=5&roleIds=3,4`, {});
  expect(await granted(5)).toEqual([3, 4]);
  await admin.put(`${path}/authRole?userId=5&roleIds=`, {});
  expect(await granted(5)).toEqual([]);
  const msg = '没有权限访问角色数据！';
  expect(await admin.put(`${path}/authRole?userId=5&roleIds=1101`, {})).toEqual({ code: 500, msg });
  expect(table.get(5)?.roleIds).toEqual([]);
  expect(await admin.put(`${path}/authRole?userId=5`, {})).toEqual({ code: 500, msg: '参数错误：roleIds' });
});

test('passwords are refused as in the form', async () => {
  const { admin, table } = await setUp();
  const reset = (password: string) => admin.put(`${path}/resetPwd`, { userId: 3, password });
  expect((await reset('abc12')).msg).toBe('用户密码长度必须介于 6 和 20 之间');
  expect((await reset('abc|123')).msg).toBe('不能包含非法字符：< > " \' \\ |');
  expect(await reset('abc123')).toEqual(ok);
  expect(table.get(3)?.password).toBe('abc123');
});

test('[H5] somebody who is deleted leaves their organization, also as its head', async () => {
  const { admin, mockServer } = await setUp();
  const [orgs, members] = [await mockServer.table(orgTable), await mockServer.table(orgMemberTable)];
  const led = orgs.find(({ leaderId }) => leaderId === 8) ?? expect.unreachable();
  expect(members.get(8)).toBeDefined();
  expect(await admin.fetch('DELETE', `${path}/8`).then((answer) => answer.json())).toEqual(ok);
  expect(members.get(8)).toBeUndefined();
  const { update } = systemEndpoints['system/organization'].operations;
  expect(await admin.post(update.path, { id: led.id, address: '新址 1 号' })).toMatchObject({ code: 20000 });
  expect(orgs.get(led.id)).toMatchObject({ leaderId: null });
});

const head = ['部门编号', '登录名称', '用户名称', '用户邮箱', '手机号码', '用户性别', '账号状态'];

test.each([
  ['importTemplate', head, 0],
  [
    'export',
    [
      ...['用户序号', '登录名称', '用户名称', '用户邮箱', '手机号码', '用户性别', '账号状态'],
      ...['最后登录IP', '最后登录时间', '部门名称', '部门负责人'],
    ],
    4,
  ],
])('%s answers a workbook', async (call, columns, count) => {
  const { admin } = await setUp();
  const form = new URLSearchParams({ deptId: '102' });
  const response = await admin.fetch('POST', `${path}/${call}`, form);
  const text = await response.text();
  const cells = [...text.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, cell]) => textOr(cell));
  expect(cells.slice(0, columns.length)).toEqual(columns);
  expect(text.match(/<row>/g)).toHaveLength(count + 1);
});
