import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { roleTable } from '@/mocks/menu/roleTable';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { choose } from '@/src/testing/enter';
import { complaintsOf, openForm, save } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit, type VisitOptions } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { roles } from './roles';

const { operations } = systemEndpoints['system/role'];
const { ofRole } = systemEndpoints['system/menu'].operations;
const dialog = (name: string) => page.getByRole('dialog', { name });

async function openRoles(at = '', options: VisitOptions = {}) {
  const visit = await openView(roles, { ...options, at });
  return { visit, list: listPage(visit, roles) };
}

/** The tree of a form or a dialog. */
function selectionIn(form: Locator, name: string) {
  const boxes = form.getByRole('group', { name });
  return {
    boxes,
    count: boxes.getByRole('status'),
    box: (label: string) => boxes.getByRole('tree').getByRole('checkbox', { name: label }),
    find: (text: string) => boxes.getByRole('textbox', { name: '查找' }).fill(text),
  };
}

async function openEdit(id: number, options?: VisitOptions) {
  const { visit } = await openRoles(`/edit/${id}`, options);
  const form = openForm('编辑角色');
  return { visit, form, menus: selectionIn(form, '菜单权限') };
}

const menusOf = async ({ mockServer }: Visit, id: number) =>
  (await mockServer.table(roleTable)).get(id)?.menuIds;
const sentTo = ({ mockServer }: Visit, path: string, method: string) =>
  mockServer.requests.of(path).filter((request) => request.method === method);

test('[SCREEN] a new role has what was ticked, with the entries above it that are ticked in part', {
  tags: 'full',
}, async () => {
  const { visit } = await openRoles('/create');
  const form = openForm('新增角色');
  await form.getByLabelText('角色名称').fill('教务');
  await form.getByLabelText('权限字符').fill('teach');
  const menus = selectionIn(form, '菜单权限');
  await menus.find('字典管理');
  await menus.box('字典管理').click();
  await expect.element(menus.count).toHaveTextContent('已选 7 项');
  await save(form);
  const [sent] = sentTo(visit, operations.create.path, 'POST');
  expect(sent?.body).toMatchObject({ roleName: '教务', roleSort: 0, status: '0', menuCheckStrictly: true });
  expect(sent?.body.menuIds).toEqual([800, 809, 80901, 80902, 80903, 80904, 80905]);
  expect(sent?.body).not.toHaveProperty('menus');
});

test('[SCREEN] an edit begins with what the server has ticked, is no change by that, and takes nothing away', {
  tags: 'full',
}, async () => {
  const { visit, form, menus } = await openEdit(5);
  const before = await menusOf(visit, 5);
  await expect.element(menus.count).toHaveTextContent(`已选 ${before?.length} 项`);
  await expect.element(menus.boxes.getByRole('checkbox', { name: '父子联动' })).not.toBeChecked();
  await form.getByRole('button', { name: '取消' }).click();
  await expect.poll(visit.address).toBe('/system/role');
  await visit.go('/edit/5');
  await expect.element(menus.count).toHaveTextContent(`已选 ${before?.length} 项`);
  await form.getByLabelText('角色名称').fill('财务员');
  await save(form);
  const [sent] = sentTo(visit, operations.update.path, 'PUT');
  expect(sent?.body).toMatchObject({ roleId: 5, roleName: '财务员', menuCheckStrictly: false });
  expect(new Set(await menusOf(visit, 5))).toEqual(new Set(before));
});

test('[SCREEN] linked ticks of a role that exists: one function less, and its page is ticked in part', {
  tags: 'full',
}, async () => {
  const { visit, menus, form } = await openEdit(4);
  await menus.find('招生简章');
  await expect.element(menus.box('招生简章')).toBeChecked();
  await menus.find('系统更新');
  await menus.box('系统更新').click();
  await save(form);
  const left = await menusOf(visit, 4);
  expect(left).toContain(400);
  expect(left).toContain(402);
  expect(left).not.toContain(401);
});

test('[CODE-9] a role without its read ticks is not saved; they can be read again', {
  tags: 'full',
}, async () => {
  const { visit, form, menus } = await openEdit(5, {
    prepare: ({ faults }) =>
      faults.inject({
        kind: 'code',
        code: 500,
        msg: '服务器正忙',
        path: ofRole.path.replace('{id}', '5'),
        times: 1,
      }),
  });
  await expect.element(form.getByText('数据加载失败')).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('菜单权限尚未加载，请稍候再保存')).toBeVisible();
  expect(sentTo(visit, operations.update.path, 'PUT')).toEqual([]);
  await form.getByRole('button', { name: '重新加载' }).click();
  await expect.element(menus.boxes).toBeVisible();
  await save(form);
});

test('[SCREEN] a taken key is refused at its field', { tags: 'full' }, async () => {
  const { form, menus } = await openEdit(5);
  await expect.element(menus.boxes).toBeVisible();
  await form.getByLabelText('权限字符').fill('operator');
  await form.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => complaintsOf(form))
    .toEqual({ roleKey: expect.stringContaining("修改角色'财务专员'失败，角色权限已存在") });
});

test('[SCREEN] the administrators’ role can be looked at, and nothing else', async () => {
  const { list } = await openRoles();
  await list.ready();
  const row = list.rows.first();
  await expect.element(row.getByRole('button', { name: '详情：超级管理员' })).toBeVisible();
  expect(row.getByRole('button').elements()).toHaveLength(1);
  expect(row.getByRole('switch').query()).toBeNull();
});

test('[PERM-4] the rule list is read again after a role was saved', { tags: 'full' }, async () => {
  const { visit, form, menus } = await openEdit(5);
  await expect.element(menus.boxes).toBeVisible();
  const asked = () => visit.mockServer.requests.of(platformCalls.ruleList.path).length;
  const before = asked();
  await form.getByLabelText('备注').fill('财务');
  await save(form);
  await expect.poll(asked).toBe(before + 1);
});

test('[SCREEN] 数据权限: departments for the own scope alone; a refusal leaves what was chosen', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openRoles('', {
    prepare: ({ faults }) =>
      faults.inject({
        kind: 'code',
        code: 500,
        msg: '服务器正忙',
        path: operations.dataScope.path,
        times: 1,
      }),
  });
  await list.ready();
  await list.act(list.row('内容编辑'), '数据权限');
  const form = dialog('分配数据权限');
  await expect.element(form.getByLabelText('角色名称')).toBeDisabled();
  await expect.element(form.getByLabelText('权限字符')).toHaveValue('editor');
  const depts = selectionIn(form, '数据权限');
  await expect.element(depts.boxes).not.toBeInTheDocument();
  await choose(form.getByRole('combobox', { name: '权限范围' }), '自定数据权限');
  await depts.box('研发部门').click();
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['error: 服务器正忙']);
  await expect.element(depts.box('研发部门')).toBeChecked();
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 修改成功');
  await expect.element(form).not.toBeInTheDocument();
  expect(sentTo(visit, operations.dataScope.path, 'PUT').at(-1)?.body).toMatchObject({
    roleId: 4,
    dataScope: '2',
    deptIds: [100, 101, 103],
    deptCheckStrictly: true,
  });
});

test('[SCREEN] 数据权限 is not saved before its departments are there, and says so', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openRoles();
  await list.ready();
  visit.mockServer.faults.inject({ kind: 'hold', path: operations.deptTree.path.replace(/\/\{.*/, '') });
  await list.act(list.row('内容编辑'), '数据权限');
  const form = dialog('分配数据权限');
  await choose(form.getByRole('combobox', { name: '权限范围' }), '自定数据权限');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByText('数据权限尚未加载，请稍候再保存')).toBeVisible();
  visit.mockServer.faults.clear();
  await expect.element(selectionIn(form, '数据权限').box('研发部门')).toBeVisible();
  expect(sentTo(visit, operations.dataScope.path, 'PUT')).toEqual([]);
});

test('[SCREEN] 自定数据权限 is not saved without a department, and says so at the tree', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openRoles();
  await list.ready();
  await list.act(list.row('内容编辑'), '数据权限');
  const form = dialog('分配数据权限');
  const { box, find } = selectionIn(form, '数据权限');
  await choose(form.getByRole('combobox', { name: '权限范围' }), '自定数据权限');
  await expect.element(box('研发部门')).not.toBeChecked();
  await expect.element(form.getByText('请选择部门')).not.toBeInTheDocument();
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByText('请选择部门')).toBeVisible();
  expect(sentTo(visit, operations.dataScope.path, 'PUT')).toEqual([]);
  await find('研发');
  await userEvent.keyboard('{Tab}');
  await expect.element(box('测试部门')).not.toBeInTheDocument();
  await expect.element(form.getByText('请选择部门')).toBeVisible();
  await find('');
  await box('研发部门').click();
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
});
