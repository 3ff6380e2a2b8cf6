import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { roleTable } from '@/mocks/menu/roleTable';
import { systemEndpoints } from '@/resources/system/endpoints';
import { asksAtReload } from '@/src/testing/asksAtReload';
import { choose } from '@/src/testing/enter';
import { openView, type VisitOptions } from '@/src/testing/openView';

const { operations } = systemEndpoints['system/authority'];
const view = { view: 'system/authority/index' };
const roles = page.getByRole('complementary', { name: '角色分类' });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const confirm = (text: string, answer = '确定') =>
  dialog('确认提示').filter({ hasText: text }).getByRole('button', { name: answer, exact: true }).click();

async function open(options: VisitOptions = { at: '?roleId=3' }) {
  const visit = await openView(view, options);
  await expect.element(page.getByText(/^已选 \d+ \/ \d+$/)).toBeVisible();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const box = (group: string, name: string) => card(group).getByRole('checkbox', { name, exact: true });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, card, box, sent };
}

test('[RPERM-1] [RPERM-2] the address names the role; what it holds is in cards with 菜单 and 功能, nested menus in a frame', async () => {
  const { card, box } = await open();
  await expect.element(page.getByText('运营团队 > 运营专员')).toBeVisible();
  await expect.element(roles.getByText('内容编辑(默认)')).toBeVisible();
  const customer = card('客户管理');
  await expect.element(customer.getByRole('group', { name: '菜单' }).getByText('机构列表')).toBeVisible();
  await expect.element(customer.getByRole('group', { name: '功能' }).getByText('机构列表：')).toBeVisible();
  await expect.element(box('客户管理', '机构列表')).toBePartiallyChecked();
  await expect.element(box('运营内容', '运营内容')).toBeChecked();
  await expect.element(box('系统监控', '操作日志')).not.toBeChecked();
  await expect.element(button('保存')).toBeDisabled();
  await roles.getByText('内容编辑(默认)').click();
  await expect.element(page.getByText('运营团队 > 内容编辑(默认)')).toBeVisible();
  await expect.element(button('保存')).toBeEnabled();
});

test('[RPERM-3] [RPERM-5] ticks are previewed by full names and saved as one ascending list; the mark of a default role goes', async () => {
  const { visit, box, sent } = await open({ at: '?roleId=6' });
  await expect.element(roles.getByText('财务主管(默认)')).toBeVisible();
  await box('上传管理', '文件上传').click();
  await page.getByRole('button', { name: '文件上传：仅查看' }).click();
  await box('财务管理', '机构明细').click();
  await button('保存').click();
  const preview = dialog('保存前对比：财务主管');
  const added = preview.getByRole('region', { name: '将新增 2 项' });
  await expect.element(added.getByText('上传管理 / 文件上传', { exact: true })).toBeVisible();
  const removed = preview.getByRole('region', { name: /将移除 \d+ 项/ });
  await expect.element(removed.getByText('财务管理 / 机构明细', { exact: true })).toBeVisible();
  await expect.element(preview.getByText(/将影响 \d+ 个用户/)).toBeVisible();
  await preview.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 保存成功');
  await expect.element(roles.getByText('财务主管', { exact: true })).toBeVisible();
  await expect.element(button('保存')).toBeDisabled();
  const [body] = sent(operations.save.path);
  const menuIds = (await visit.mockServer.table(roleTable)).get(6)?.menuIds ?? [];
  expect(body).toEqual({ roleId: 6, ruleId: menuIds.join(',') });
  expect(menuIds).toEqual([...menuIds].sort((one, other) => one - other));
  expect(menuIds).toContain(1101);
  expect(menuIds).not.toContain(301);
});

test('[RPERM-9] saving on the way out keeps the page where the save needs an answer', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open({ at: '?roleId=8' });
  const all = page.getByRole('checkbox', { name: '全部权限' });
  await all.click();
  await all.click();
  const leaving = visit.leave();
  await dialog('确认提示').getByRole('button', { name: '保存后离开' }).click();
  expect(await leaving).toBe(false);
  await expect.element(dialog('确认提示')).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['error: 保存前需要确认，请点击「保存」']);
  expect(sent(operations.save.path)).toEqual([]);
  await expect.element(page.getByText(/^已选 0 \//)).toBeVisible();
});

test('[RPERM-4] 全部权限 ticks and clears everything; an empty set is asked about; what the system locks says so', async () => {
  const { visit, box, sent } = await open({ at: '?roleId=8' });
  const all = page.getByRole('checkbox', { name: '全部权限' });
  await all.click();
  await expect.element(all).toBeChecked();
  await all.click();
  await expect.element(page.getByText(/^已选 0 \//)).toBeVisible();
  await button('保存').click();
  await dialog('保存前对比：专家助理').getByRole('button', { name: '保存' }).click();
  await confirm('该角色将没有任何权限，确认保存吗？');
  await expect.poll(() => visit.notifications).toContain('success: 保存成功');
  expect(sent(operations.save.path)).toEqual([{ roleId: 8, ruleId: '' }]);
  await roles.getByText('超级管理员').click();
  await expect.element(all).toBeDisabled();
  await expect.element(page.getByTitle('该权限由系统锁定，不可修改').first()).toBeVisible();
  await expect.element(box('客户管理', '机构列表')).toBeDisabled();
});

test('[RPERM-3] ticks reach what a search shows; where a group is partly hidden the screen asks', {
  tags: 'full',
}, async () => {
  const { visit, box, sent } = await open({ at: '?roleId=8' });
  const answer = (name: string) => dialog('确认提示').getByRole('button', { name, exact: true }).click();
  await page.getByRole('textbox', { name: '搜索权限' }).fill('upload:file:create');
  await box('上传管理', '上传管理').click();
  await expect
    .element(dialog('确认提示').getByText(/"上传管理" 下还有 \d+ 项未显示，一并勾选吗？/))
    .toBeVisible();
  await answer('取消');
  await expect.element(box('上传管理', '文件上传')).not.toBeChecked();
  await page.getByRole('checkbox', { name: '全部权限' }).click();
  await answer('只选显示的');
  await button('保存').click();
  const preview = dialog('保存前对比：专家助理');
  await expect.element(preview.getByRole('region', { name: '将新增 3 项' })).toBeVisible();
  await preview.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 保存成功');
  const [body] = sent(operations.save.path);
  const { menuIds = [] } = (await visit.mockServer.table(roleTable)).get(8) ?? {};
  expect(body).toEqual({ roleId: 8, ruleId: menuIds.join(',') });
});

test('[RPERM-9] a change of role asks about unsaved ticks', async () => {
  const { visit, box } = await open();
  await box('上传管理', '上传管理').click();
  await roles.getByText('内容编辑(默认)').click();
  await confirm('当前修改尚未保存，确认切换吗？', '取消');
  await expect.poll(visit.address).toBe('/system/authority?roleId=3');
  await expect.element(page.getByText('运营团队 > 运营专员')).toBeVisible();
  await roles.getByText('内容编辑(默认)').click();
  await confirm('当前修改尚未保存，确认切换吗？');
  await expect.element(page.getByText('运营团队 > 内容编辑(默认)')).toBeVisible();
  expect(visit.address()).toBe('/system/authority?roleId=4');
});

test('[RPERM-6] a category needs both and a name of its own, is asked about, and is open then', {
  tags: 'full',
}, async () => {
  const { visit, sent } = await open();
  await button('添加分类').click();
  const form = dialog('添加分类');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('warning: 请填写完整信息');
  await choose(form.getByLabelText('一级分类', { exact: true }), '运营团队');
  await form.getByLabelText('二级分类名称').fill(' 财务专员 ');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByText('该分类已存在！')).toBeVisible();
  await form.getByLabelText('二级分类名称').fill('活动策划');
  await userEvent.keyboard('{Enter}');
  await confirm('确认添加吗？');
  await expect.element(page.getByText('运营团队 > 活动策划')).toBeVisible();
  expect(visit.notifications).toContain('success: 新增成功');
  expect(visit.address()).toBe('/system/authority?roleId=9');
  expect(sent(operations.add.path)).toEqual([{ parentId: 902, parentName: '运营团队', name: '活动策划' }]);
});

test('[RPERM-7] [RPERM-8] renaming keeps the bare name; protected roles stay, others are asked about by name', {
  tags: 'full',
}, async () => {
  const { visit } = await open({ at: '?roleId=4' });
  const more = async (item: string) => {
    await button('更多操作：角色分类').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await more('重命名');
  const form = dialog('重命名');
  await expect.element(form.getByLabelText('分类名称')).toHaveValue('内容编辑');
  await form.getByLabelText('分类名称').fill('');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByText('请输入分类名称')).toBeVisible();
  await form.getByLabelText('分类名称').fill('内容主编');
  await userEvent.keyboard('{Escape}');
  await button('继续编辑').click();
  expect(asksAtReload()).toBe(true);
  await form.getByRole('button', { name: '确定' }).click();
  await confirm('确认修改吗？');
  await expect.element(page.getByText('运营团队 > 内容主编(默认)')).toBeVisible();
  expect(asksAtReload()).toBe(false);
  await more('删除');
  await confirm('确认删除「内容主编」吗？');
  await expect.element(page.getByText('运营团队 > 运营专员')).toBeVisible();
  expect(visit.notifications).toContain('success: 删除成功');
  await more('删除');
  await dialog('确认提示').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toMatch(/^error: 该角色下还有 \d+ 个用户，请先转移$/);
  await dialog('确认提示').getByRole('button', { name: '取消' }).click();
  await roles.getByText('默认角色(默认)').click();
  await expect.element(page.getByText('平台管理 > 默认角色(默认)')).toBeVisible();
  await more('删除');
  await expect.poll(() => visit.notifications.at(-1)).toBe('warning: 该分类不可删除！');
});

test('[P1] a search by name or string, another role’s set as the draft, and two roles side by side', {
  tags: 'full',
}, async () => {
  const { visit, card, box } = await open();
  const search = page.getByRole('textbox', { name: '搜索权限' });
  await search.fill('system:post');
  await expect.element(card('系统管理').getByText('岗位管理：')).toBeVisible();
  await expect.element(card('客户管理')).not.toBeInTheDocument();
  await search.fill('');
  await button('从其他角色复制权限').click();
  const copy = dialog('从其他角色复制权限');
  await choose(copy.getByLabelText('角色', { exact: true }), '财务团队 > 财务专员');
  await expect.element(copy.getByText(/该角色有 \d+ 项权限/)).toBeVisible();
  await copy.getByRole('button', { name: '确定' }).click();
  await expect.element(box('财务管理', '财务管理')).toBeChecked();
  expect(visit.notifications).toContain('success: 已复制，保存后生效');
  await button('对比角色').click();
  const compare = dialog('对比角色');
  await expect.element(compare.getByText(/共 \d+ 项，\d+ 项不同/)).toBeVisible();
  await choose(compare.getByLabelText('右侧角色'), '运营团队 > 运营专员');
  await expect.element(compare.getByText('两个角色的权限相同')).toBeVisible();
});

test('[RPERM-5] a change of one’s own role is told, and can be had at once', { tags: 'full' }, async () => {
  const { visit, box } = await open({
    as: 'yunying',
    at: '?roleId=3',
    prepare: async ({ table }) => {
      const [roles, page, save] = [await table(roleTable), 803, 80304];
      const role = roles.get(3);
      if (role) await roles.put({ ...role, menuIds: [...role.menuIds, page, save] });
    },
  });
  await box('上传管理', '文件上传').click();
  await button('保存').click();
  await dialog('保存前对比：运营专员').getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toContain('notification: 您的权限已变更');
  await expect.element(button('添加分类')).not.toBeInTheDocument();
});

test('[RPERM-5] a screen without a role ticks nothing, and its save asks for one', async () => {
  const visit = await openView(view, {
    prepare: ({ faults }) => faults.inject({ kind: 'code', code: 20000, path: operations.list.path }),
  });
  await expect.element(page.getByRole('checkbox', { name: '全部权限' })).toBeDisabled();
  await button('保存').click();
  await expect.poll(() => visit.notifications).toContain('warning: 请选择角色');
  await button('更多操作：角色分类').click();
  await page.getByRole('menuitem', { name: '重命名' }).click();
  await expect.poll(() => visit.notifications).toContain('warning: 请选择二级分类');
});
