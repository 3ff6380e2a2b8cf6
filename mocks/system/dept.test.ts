import { expect, test } from 'vitest';
import { createTestClient } from '../testClient';
import { type DeptRow, deptTable } from './deptTable';

const path = '/system/dept';

async function setUp() {
  const { as, mockServer } = createTestClient();
  const table = await mockServer.table(deptTable);
  const change = async (deptId: number, more: Partial<DeptRow>) => {
    const row = table.get(deptId);
    if (row) await table.put({ ...row, ...more });
  };
  return { table, change, admin: await as('admin'), newcomer: await as('xinren') };
}

test('the departments come as one flat list, in order, narrowed by name and status', async () => {
  const { admin, change, table } = await setUp();
  const idsOf = (data: unknown) => (Array.isArray(data) ? data.map(({ deptId }) => deptId) : []);
  const { data } = await admin.get(`${path}/list`);
  expect(idsOf(data)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
  expect(table.get(100)).toMatchObject({ deptName: '志愿通科技', parentId: 0, ancestors: '0', status: '0' });
  expect(idsOf((await admin.get(`${path}/list?deptName=市场`)).data)).toEqual([104, 108]);
  await change(109, { status: '1' });
  expect(idsOf((await admin.get(`${path}/list?status=1`)).data)).toEqual([109]);
});

test.each<[string, object, string]>([
  ['no department above', { parentId: undefined }, '上级部门不能为空'],
  ['no place', { orderNum: undefined }, '显示排序不能为空'],
  ['a name that a sibling has', { deptName: '研发部门' }, "新增部门'研发部门'失败，部门名称已存在"],
  ['a place in a disabled one', { parentId: 109 }, '部门停用，不允许新增'],
])('a new department with %s is refused', async (_, wrong, msg) => {
  const { admin, change } = await setUp();
  await change(109, { status: '1' });
  const dept = { parentId: 101, deptName: '客服部门', orderNum: 9, ...wrong };
  expect(await admin.post(path, dept)).toEqual({ code: 500, msg });
});

test('a name may be used again elsewhere; ancestors are recorded', async () => {
  const { admin, table } = await setUp();
  await admin.post(path, { parentId: 102, deptName: '研发部门', orderNum: 9 });
  expect(table.get(110)).toMatchObject({ ancestors: '0,100,102', status: '0', leader: '' });
});

test.each<[string, number, object, string]>([
  ['below itself', 101, { parentId: 101 }, "修改部门'深圳总公司'失败，上级部门不能是自己"],
  ['below what lies below it', 101, { parentId: 103 }, "修改部门'深圳总公司'失败，上级部门不能是自己"],
  ['under the name of a sibling', 103, { deptName: '市场部门' }, "修改部门'市场部门'失败，部门名称已存在"],
  ['off, while others in it are on', 102, { status: '1' }, '该部门包含未停用的子部门！'],
])('a department cannot be put %s', async (_, deptId, change, msg) => {
  const { admin } = await setUp();
  expect(await admin.save(path, deptId, change)).toEqual({ code: 500, msg });
});

test('a move takes children along; enabling a department enables its ancestors', async () => {
  const { admin, table, change } = await setUp();
  await change(108, { status: '1' });
  await change(109, { status: '1' });
  await admin.save(path, 102, { parentId: 101, status: '1' });
  expect([102, 108].map((id) => table.get(id)?.ancestors)).toEqual(['0,100,101', '0,100,101,102']);
  expect((await admin.save(path, 108, { status: '0' })).code).toBe(200);
  expect([102, 108, 109].map((id) => table.get(id)?.status)).toEqual(['0', '0', '1']);
});

test('a department with children or users stays; an empty one is deleted', async () => {
  const { admin, table } = await setUp();
  expect(await admin.remove(`${path}/101`)).toEqual({ code: 601, msg: '存在下级部门,不允许删除' });
  expect(await admin.remove(`${path}/103`)).toEqual({ code: 601, msg: '部门存在用户,不允许删除' });
  await admin.post(path, { parentId: 102, deptName: '客服部门', orderNum: 9 });
  expect((await admin.remove(`${path}/110`)).code).toBe(200);
  expect(table.get(110)).toBeUndefined();
});

test('places are saved together, and not without the permission', async () => {
  const { admin, newcomer, table } = await setUp();
  const order = { deptIds: '103,104', orderNums: '2,1' };
  expect(await newcomer.put(`${path}/updateSort`, order)).toMatchObject({ code: 403 });
  await admin.put(`${path}/updateSort`, order);
  expect([103, 104].map((id) => table.get(id)?.orderNum)).toEqual([2, 1]);
});
