import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { allowOnly } from '../allowOnly';
import { menuTable } from '../menu/menuTable';
import { roleTable } from '../menu/roleTable';
import { createTestClient } from '../testClient';

const path = '/system/menu';
const entry = {
  parentId: 800,
  menuType: 'C',
  menuName: '看板',
  orderNum: 99,
  path: 'board',
  component: 'system/board/index',
};
const ok = { code: 200, msg: '操作成功' };

async function setUp() {
  const client = createTestClient();
  return { ...client, admin: await client.as('admin') };
}

const rowSchema = z.looseObject({
  menuId: z.number(),
  parentId: z.number(),
  menuName: z.string(),
  menuType: z.string(),
});

test('the list is flat, by parent and place; filters find names and states', async () => {
  const { admin } = await setUp();
  const rows = z.array(rowSchema).parse((await admin.get(`${path}/list`)).data);
  expect(rows[0]).toMatchObject({ menuId: 100, parentId: 0, menuType: 'M', menuName: '客户管理' });
  const parents = rows.map(({ parentId }) => parentId);
  expect(parents).toEqual(parents.toSorted((one, other) => one - other));
  const found = z.array(rowSchema).parse((await admin.get(`${path}/list?menuName=角色&status=0`)).data);
  expect(found.map(({ menuName }) => menuName)).toContain('角色管理');
  expect((await admin.get(`${path}/list?status=1`)).data).toEqual([]);
});

test.each<[string, object, string]>([
  ['no name', { menuName: ' ' }, '菜单名称不能为空'],
  ['a long name', { menuName: '长'.repeat(51) }, '菜单名称长度不能超过 50 个字符'],
  ['no place', { orderNum: undefined }, '菜单顺序不能为空'],
  ['no address', { path: '' }, '路由地址不能为空'],
  ['a taken name', { menuName: '用户管理' }, "新增菜单'用户管理'失败，菜单名称已存在"],
  ['an outside address that is none', { isFrame: '0' }, "新增菜单'看板'失败，地址必须以http(s)://开头"],
  ['a taken address', { path: 'user' }, "新增菜单'看板'失败，路由名称或地址已存在"],
  ['a place below a button', { parentId: 80101 }, "新增菜单'看板'失败，按钮下不能再添加下级"],
  ['a place below nothing', { parentId: 77777 }, "新增菜单'看板'失败，上级菜单不存在"],
])('a new entry with %s is refused', async (_what, wrong, msg) => {
  const { admin, mockServer } = await setUp();
  const before = (await mockServer.table(menuTable)).all().length;
  expect(await admin.post(path, { ...entry, ...wrong })).toEqual({ code: 500, msg });
  expect((await mockServer.table(menuTable)).all()).toHaveLength(before);
});

test.each<[number, string]>([
  [900, "修改菜单'系统监控'失败，上级菜单不能选择自己"],
  [910, "修改菜单'系统监控'失败，上级菜单不能是自身或下级"],
])('a node does not move below itself: %i', async (parentId, msg) => {
  const { admin } = await setUp();
  const { data } = await admin.get(`${path}/900`);
  expect(await admin.put(path, { ...rowSchema.parse(data), parentId })).toEqual({ code: 500, msg });
});

test('every page of the menu and a button save unchanged', async () => {
  const { admin, mockServer } = await setUp();
  const table = await mockServer.table(menuTable);
  const rows = z.array(rowSchema).parse((await admin.get(`${path}/list`)).data);
  const before = table.all().map(({ updateTime: _time, ...row }) => row);
  const buttons = rows.filter(({ menuType }) => menuType === 'F');
  const pages = rows.filter(({ menuType }) => menuType !== 'F');
  for (const row of [...pages, ...buttons.slice(0, 1)])
    expect(await admin.put(path, row), row.menuName).toEqual(ok);
  expect(table.all().map(({ updateTime: _time, ...row }) => row)).toEqual(before);
});

test('[H4] 权限管理 is not deleted: nobody could give a permission back', async () => {
  const { admin, mockServer } = await setUp();
  const table = await mockServer.table(menuTable);
  for (const { id } of table.all().filter(({ parentId }) => parentId === 803)) await table.remove(id);
  expect(await admin.remove(`${path}/803`)).toEqual({ code: 601, msg: '该菜单不能删除' });
  expect(table.get(803)).toBeDefined();
});

test('an entry with children or roles is not deleted; a new one has no role and is', async () => {
  const { admin, mockServer } = await setUp();
  expect(await admin.remove(`${path}/800`)).toEqual({ code: 601, msg: '存在子菜单,不允许删除' });
  expect(await admin.remove(`${path}/81101`)).toEqual({ code: 601, msg: '菜单已分配,不允许删除' });
  expect(await admin.post(path, entry)).toEqual(ok);
  const made = (await mockServer.table(menuTable)).find(({ name }) => name === '看板');
  expect(made).toMatchObject({
    type: 1,
    url: 'system/board/index',
    hidden: 0,
    status: '0',
    createBy: 'admin',
  });
  expect(await admin.remove(`${path}/${made?.id}`)).toEqual(ok);
});

test('[PERM-4] an added, stopped or deleted entry shows in the next rule list', async () => {
  const { admin } = await setUp();
  const text = async () => JSON.stringify((await admin.post(platformCalls.ruleList.path)).data);
  await admin.post(path, { ...entry, parentId: 0, path: 'board' });
  expect(await text()).toContain('system/board/index');
  const rows = z.array(rowSchema).parse((await admin.get(`${path}/list?menuName=看板`)).data);
  await admin.put(path, { ...rows[0], status: '1' });
  expect(await text()).not.toContain('system/board/index');
});

test('places of several entries are saved at once', async () => {
  const { admin, mockServer } = await setUp();
  expect(await admin.put(`${path}/updateSort`, { menuIds: '801,802', orderNums: '2,1' })).toEqual(ok);
  const table = await mockServer.table(menuTable);
  expect([table.get(801)?.sort, table.get(802)?.sort]).toEqual([2, 1]);
});

test('the tree to tick has only the caller’s own entries; a linked role names its deepest ones', async () => {
  const { admin, as } = await setUp();
  const names = async (who: Awaited<ReturnType<typeof as>>) =>
    z.array(z.looseObject({ label: z.string() })).parse((await who.get(`${path}/treeselect`)).data);
  expect((await names(admin)).map(({ label }) => label)).toContain('系统监控');
  expect((await names(await as('caiwu'))).map(({ label }) => label)).not.toContain('系统监控');
  const role = { roleName: '甲', roleKey: 'a', roleSort: 1, menuIds: [800, 809, 80901] };
  await admin.post('/system/role', role);
  expect(await admin.get(`${path}/roleMenuTreeselect/9`)).toMatchObject({ code: 200, checkedKeys: [80901] });
});

test('the tree of a role has disabled entries too, and the ticks name those that the caller does not hold', async () => {
  const { admin, as, mockServer } = await setUp();
  const { menuIds } = (await mockServer.table(roleTable)).get(4) ?? expect.unreachable();
  const menus = await mockServer.table(menuTable);
  const [page] = menus.all().filter(({ id, url }) => url !== '' && menuIds.includes(id));
  const { id, parentId, name } = page ?? expect.unreachable();
  await menus.put({ ...(page ?? expect.unreachable()), status: '1' });
  const ofRole = `${path}/roleMenuTreeselect/4`;
  const shown = z.looseObject({ menus: z.unknown(), checkedKeys: z.array(z.number()) });
  const all = shown.parse(await admin.get(ofRole));
  expect(JSON.stringify(all.menus)).toContain(`"id":${id},"label":"${name}"`);
  expect(all.checkedKeys).not.toContain(parentId);
  await allowOnly(mockServer, 'caiwu', ['system:role:edit']);
  const some = shown.parse(await (await as('caiwu')).get(ofRole));
  expect(some.checkedKeys.toSorted()).toEqual([...menuIds].sort());
});
