import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuTable } from '@/mocks/menu/menuTable';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { openSelect } from '@/src/testing/enter';
import { complaintsOf, openForm, save } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { openTree } from '@/src/testing/treePage';
import { systemEndpoints } from './endpoints';
import { menuConfig } from './menuConfig';

const { list, create } = systemEndpoints['system/menu-config'].operations;

async function openCreate(at = '/create?parentId=800') {
  const visit = await openView(menuConfig, { at });
  const form = openForm('新增菜单');
  await expect.element(form.getByRole('radio', { name: '功能' })).toBeInTheDocument();
  return { visit, form };
}

test('[H4] the tree is asked for once, with nothing; what matches a filter is found here', async () => {
  const { visit, list: tree } = await openTree(menuConfig, { at: '?name=岗位' });
  await expect.element(tree.row('岗位管理')).toBeVisible();
  expect(visit.mockServer.requests.of(list.path).map(({ body }) => body)).toEqual([{}]);
  await visit.go('?type=2');
  await expect.element(tree.row('导出').first()).toBeVisible();
  expect(visit.mockServer.requests.of(list.path)).toHaveLength(1);
});

test('[H4] an odd value gets a warning and is saved; the rule list is read again after it', {
  tags: 'full',
}, async () => {
  const { visit, form } = await openCreate();
  const said = form.getByRole('status');
  await expect.element(said.getByText('该菜单没有页面，将只作为目录显示')).toBeVisible();
  await form.getByLabelText('名称').fill('看板');
  await form.getByLabelText('路由地址').fill('board');
  await form.getByLabelText('页面路径（视图）').fill('system/bord/index');
  await expect.element(said.getByText('当前程序中没有该页面')).toBeVisible();
  await form.getByLabelText('页面路径（视图）').fill('expert/customer-orders/index');
  await expect.element(said.getByText('当前程序中没有该页面')).not.toBeInTheDocument();
  await form.getByLabelText('页面路径（视图）').fill('system/post/index');
  await expect.element(said.getByText('当前程序中没有该页面')).not.toBeInTheDocument();
  await form.getByLabelText('权限标识').fill('system：post：list');
  await expect.element(said.getByText('该权限标识已被「岗位管理」使用')).toBeVisible();
  const rules = () => visit.mockServer.requests.of(platformCalls.ruleList.path).length;
  const before = rules();
  await save(form);
  expect(visit.mockServer.requests.of(create.path).map(({ body }) => body)).toMatchObject([
    { parentId: 800, type: 1, name: '看板', path: 'board', url: 'system/post/index', readyonly: 0 },
  ]);
  await expect.poll(rules).toBe(before + 1);
});

test('[H4] each rule says its text at its field, the server’s refusals too', { tags: 'full' }, async () => {
  const { form } = await openCreate();
  await form.getByText('功能', { exact: true }).click();
  await form.getByLabelText('名称').fill('看');
  await form.getByLabelText('接口路径').fill('board');
  await form.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => complaintsOf(form))
    .toMatchObject({
      name: expect.stringContaining('名称长度为 2-20 个字符'),
      admin_path: '接口路径以 / 开头',
      permissions: expect.stringContaining('请输入权限标识'),
    });
  await form.getByText('菜单', { exact: true }).first().click();
  await form.getByLabelText('名称').fill('用户管理');
  await form.getByLabelText('接口路径').fill('');
  await form.getByLabelText('路由地址').fill('Board_1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => complaintsOf(form).path).toContain('路由地址仅限小写字母、数字、短横线和斜杠');
  await form.getByLabelText('路由地址').fill('board');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => complaintsOf(form).name).toContain('同级下已存在相同名称');
});

test('[H4] [29] a form begins with the node as it is now, and a save keeps what a colleague changed meanwhile', {
  tags: 'full',
}, async () => {
  const { visit } = await openTree(menuConfig);
  const table = await visit.mockServer.table(menuTable);
  const node = () => table.get(817) ?? expect.unreachable();
  await table.put({ ...node(), permissions: 'system:update-log:read' });
  await visit.go('/edit/817');
  const form = openForm('编辑菜单：更新日志');
  await expect.element(form.getByLabelText('权限标识')).toHaveValue('system:update-log:read');
  await table.put({ ...node(), permissions: 'system:update-log:see' });
  await form.getByLabelText('名称').fill('更新记录');
  await save(form);
  expect(node()).toMatchObject({ name: '更新记录', permissions: 'system:update-log:see' });
});

test('[H4] [29] a field that a colleague changed too is asked about', { tags: 'full' }, async () => {
  const visit = await openView(menuConfig, { at: '/edit/817' });
  const form = openForm('编辑菜单：更新日志');
  await form.getByLabelText('名称').fill('更新记录');
  const table = await visit.mockServer.table(menuTable);
  await table.put({ ...(table.get(817) ?? expect.unreachable()), name: '版本日志' });
  await form.getByRole('button', { name: '保存' }).click();
  const stale = page.getByRole('dialog', { name: '记录已被他人修改' });
  await expect.element(stale.getByText('版本日志')).toBeVisible();
  await stale.getByRole('button', { name: '取消' }).click();
  expect(table.get(817)?.name).toBe('版本日志');
});

test('[H4] a node with children keeps its kind; only administrators lock nodes', {
  tags: 'full',
}, async () => {
  await openView(menuConfig, {
    ...{ as: 'yunying', at: '/edit/801' },
    permissions: ['system:menu-config:list', 'system:menu-config:edit'],
  });
  const form = openForm('编辑菜单：用户管理');
  await expect.element(form.getByRole('radio', { name: '功能' })).toBeDisabled();
  await expect.element(form.getByRole('switch', { name: '锁定' })).toBeDisabled();
});

test('[H4] a node that roles hold is deleted after a question with their number, and taken from them', {
  tags: 'full',
}, async () => {
  const { visit, list: tree } = await openTree(menuConfig, { at: '?name=更新日志' });
  await tree.act(tree.row('更新日志'), '删除');
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect
    .element(question.getByText('有 5 个角色拥有该权限，删除后将一并收回，确认删除吗？'))
    .toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 删除成功']);
  expect((await visit.mockServer.table(menuTable)).get(817)).toBeUndefined();
});

test('[H4] the preview draws sidebar and breadcrumb as a role will get them, before saving', {
  tags: 'full',
}, async () => {
  const { form } = await openCreate();
  const preview = form.getByRole('region', { name: '预览' });
  await form.getByLabelText('名称').fill('看板');
  await form.getByLabelText('路由地址').fill('board');
  await form.getByLabelText('页面路径（视图）').fill('system/post/index');
  await expect.element(preview.getByText('首页 / 系统管理 / 看板')).toBeVisible();
  await expect.element(preview.getByRole('menuitem', { name: '看板' })).toBeVisible();
  await openSelect(preview.getByLabelText('按角色预览'));
  await page.getByTitle('运营团队 > 运营专员').click();
  await expect.element(preview.getByText('新菜单保存后只有超级管理员拥有', { exact: false })).toBeVisible();
  await expect.element(preview.getByRole('menuitem', { name: '看板' })).not.toBeInTheDocument();
  await expect.element(preview.getByRole('menuitem', { name: '备忘录' })).toBeVisible();
});
