import { describe, expect, test } from 'vitest';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import { isRecord } from '@/src/lib/record';
import { allowOnly } from '../allowOnly';
import { appTable } from '../customer/appTable';
import { customerMenuTable } from '../customer/customerMenuTable';
import { customerRoleTable } from '../customer/customerRoleTable';
import { storeAppTable } from '../customer/storeAppTable';
import { storeTable } from '../customer/storeTable';
import { createTestClient } from '../testClient';
import { menuTable } from './menuTable';
import { roleTable } from './roleTable';

const { list, create, remove } = systemEndpoints['system/menu-config'].operations;
const page = { parentId: 800, type: 1, name: '看板', path: 'board', url: 'system/board/index', sort: 30 };

async function setUp() {
  const { as, mockServer } = createTestClient();
  const [admin, table] = [await as('admin'), await mockServer.table(menuTable)];
  const save = (node: object) => admin.post(create.path, node);
  /** Changes a node as the screen does: with the whole of it. */
  const change = (id: number, changes: object) => save({ ...table.get(id), ...changes });
  return { as, mockServer, admin, table, save, change };
}

describe('[H4] the menu configuration', () => {
  test('answers the whole tree, each node with its level and the roles that hold it', async () => {
    const { admin } = await setUp();
    const { data } = await admin.post(list.path, {});
    const groups = Array.isArray(data) ? data.filter(isRecord) : [];
    const system = groups.find(({ id }) => id === 800);
    expect(system).toMatchObject({ level: 1, parentName: '', readyonly: 0, roleCount: 6 });
    const log = Array.isArray(system?.children) && system.children.find(({ id }) => id === 817);
    expect(log).toMatchObject({
      level: 2,
      parentName: '系统管理',
      url: 'system/update-log/index',
      children: [],
    });
  });

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, '请输入名称'],
    ['a name of one character', { name: '看' }, '名称长度为 2-20 个字符'],
    ['a name that a sibling has', { name: '用户管理' }, '同级下已存在相同名称'],
    ['an address that a sibling has', { path: 'user' }, '路由地址已存在'],
    ['no address', { path: '' }, '请输入路由地址'],
    ['a wrong address', { path: 'Board_1' }, '路由地址仅限小写字母、数字、短横线和斜杠'],
    ['a wrong path of a call', { admin_path: 'board' }, '接口路径以 / 开头'],
    ['a wrong permission', { permissions: 'board' }, '权限标识格式应为 模块:对象:操作'],
    ['parameters that are no JSON', { query: '{' }, '路由参数必须是 JSON'],
    ['a wrong place', { sort: 10_000 }, '排序为 0 到 9999 的整数'],
    ['no kind', { type: 3 }, '请选择类型'],
    ['no permission, where it is a function', { type: 2, url: '', path: '' }, '请输入权限标识'],
    ['a function above it', { parentId: 80102 }, '功能下不能再添加下级'],
    ['nothing above it that exists', { parentId: 4711 }, '数据不存在或已被删除'],
  ])('refuses a node with %s', async (_, wrong, msg) => {
    const { save, table } = await setUp();
    const count = table.all().length;
    expect(await save({ ...page, ...wrong })).toMatchObject({ code: 40000, msg });
    expect(table.all()).toHaveLength(count);
  });

  test('keeps a new node, which no role but the administrator’s holds', async () => {
    const { save, table, mockServer } = await setUp();
    const { code, data } = await save(page);
    const id = isRecord(data) ? Number(data.id) : 0;
    expect(code).toBe(20000);
    expect(table.get(id)).toMatchObject({ ...page, hidden: 0, readyonly: 0, status: '0' });
    const roles = (await mockServer.table(roleTable)).all();
    expect(roles.filter(({ menuIds }) => menuIds.includes(id))).toEqual([]);
  });

  test('has four levels', async () => {
    const { save } = await setUp();
    const { data } = await save({ ...page, parentId: 91001 });
    const parentId = isRecord(data) ? data.id : expect.unreachable();
    expect(await save({ ...page, parentId })).toMatchObject({ code: 40000, msg: '最多支持四级' });
  });

  test('moves no node below itself or beyond the levels; a node with children keeps its kind', async () => {
    const { change } = await setUp();
    expect(await change(910, { parentId: 91001 })).toMatchObject({ msg: '上级菜单不能是自身或下级' });
    expect(await change(900, { parentId: 800 })).toMatchObject({ msg: '最多支持四级' });
    expect(await change(801, { type: 2 })).toMatchObject({ msg: '有下级，类型不能修改' });
  });

  test('deletes a node without children, and takes it from every role', async () => {
    const { admin, mockServer, table } = await setUp();
    expect(await admin.post(remove.path, { id: 801 })).toMatchObject({ msg: '存在下级，不允许删除' });
    expect((await admin.post(remove.path, { id: 817 })).code).toBe(20000);
    expect(table.get(817)).toBeUndefined();
    const roles = (await mockServer.table(roleTable)).all();
    expect(roles.some(({ menuIds }) => menuIds.includes(817))).toBe(false);
  });

  test('never deletes or locks 权限管理, nor the group that it is in; administrators alone lock', async () => {
    const { as, mockServer, admin, table, change } = await setUp();
    for (const { id } of table.all().filter(({ parentId }) => parentId === 803)) await table.remove(id);
    expect(await admin.post(remove.path, { id: 803 })).toMatchObject({ msg: '该菜单不能删除' });
    expect(await change(803, { readyonly: 1 })).toMatchObject({ msg: '该菜单不能锁定' });
    expect(await change(800, { readyonly: 1 })).toMatchObject({ msg: '该菜单不能锁定' });
    expect((await change(817, { readyonly: 1 })).code).toBe(20000);
    await allowOnly(mockServer, 'yunying', ['system:menu-config:edit']);
    const other = await as('yunying');
    expect(await other.post(create.path, { ...table.get(817), readyonly: 0 })).toMatchObject({
      msg: '仅管理员可以锁定或解锁',
    });
    expect(await other.post(create.path, page)).toMatchObject({ code: 40301 });
  });
});

test('[C4] the institutions’ menu says how many of them may use a node', async () => {
  const { admin, mockServer } = await setUp();
  const { operations } = customerEndpoints['customer/menu'];
  const { data } = await admin.post(operations.list.path, { storeId: 0 });
  const counts = Array.isArray(data)
    ? data.filter(isRecord).map(({ id, storeCount }) => [id, storeCount])
    : [];
  expect(Object.fromEntries(counts)).toMatchObject({ 2000: 36, 9000: 36 });
  const { 4000: tools = 0, 5000: money = 0 } = Object.fromEntries(counts);
  expect([tools < 36, money < tools]).toEqual([true, true]);
  expect((await admin.post(operations.remove.path, { id: 4004 })).code).toBe(20000);
  expect((await mockServer.table(customerMenuTable)).get(4004)).toBeUndefined();
});

test('[C4] a node of the institutions’ menu says how many of their roles lose it', async () => {
  const { admin, mockServer } = await setUp();
  const roles = await mockServer.table(customerRoleTable);
  const { data } = await admin.post(customerEndpoints['customer/menu'].operations.list.path, { storeId: 0 });
  const top = Array.isArray(data) ? data.filter(isRecord).find(({ id }) => id === 5000) : undefined;
  const stores = await mockServer.table(storeTable);
  const holders = roles
    .all()
    .filter(({ ruleIds }) => ruleIds.includes(5000))
    .filter(({ storeId }) => storeId === 0 || stores.get(storeId)?.deleteTime === '');
  expect(holders.length).toBeGreaterThan(0);
  expect(top?.roleCount).toBe(holders.length);
});

test('[C4] [C7] a deleted node leaves the apps that open it, and they can be edited', async () => {
  const { admin, mockServer } = await setUp();
  const { remove: removeNode } = customerEndpoints['customer/menu'].operations;
  const { update } = customerEndpoints['customer/app'].operations;
  const apps = await mockServer.table(appTable);
  const opening = apps.all().filter(({ menuIds }) => menuIds.includes(4004));
  expect(opening.length).toBeGreaterThan(0);
  await admin.post(removeNode.path, { id: 4004 });
  for (const { id } of opening)
    expect(await admin.post(update.path, { id, intro: '新的介绍' })).toMatchObject({ code: 20000 });
  const opened = (await mockServer.table(storeAppTable)).all();
  expect([...apps.all(), ...opened].some(({ menuIds }) => menuIds.includes(4004))).toBe(false);
});
