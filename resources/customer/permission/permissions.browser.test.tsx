import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customerRoleTable } from '@/mocks/customer/customerRoleTable';
import { storeMenuTable } from '@/mocks/customer/storeMenuTable';
import { openView } from '@/src/testing/openView';
import { customerEndpoints } from '../endpoints';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (group: string, name: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('checkbox', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const confirm = (text: string) =>
  dialog('确认提示').filter({ hasText: text }).getByRole('button', { name: '确定', exact: true }).click();

test('[C5] the template names whom it concerns before a save, and its followers change with it', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'customer/default-permission/index' }, { at: '?roleId=1301' });
  await expect.element(page.getByText('财务 > 出纳')).toBeVisible();
  await expect.element(page.getByText('修改后，所有仍使用默认权限的机构角色会同步更新')).toBeVisible();
  await box('内容', '资讯').click();
  await button('保存').click();
  await dialog('保存前对比：出纳').getByRole('button', { name: '保存' }).click();
  await confirm('将同步影响 34 个机构，确认保存吗？');
  await expect.poll(() => visit.notifications).toContain('success: 保存成功');
  expect((await visit.mockServer.table(customerRoleTable)).get(21301)?.ruleIds).toContain(6002);
});

test('[C6] a saved role of an institution leaves the template, and 恢复默认 takes it back', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'customer/permission/index' }, { at: '?storeId=2&roleId=21202' });
  await expect.element(page.getByText('教务团队 > 班主任(默认)')).toBeVisible();
  await expect.element(button('恢复默认')).not.toBeInTheDocument();
  await button('保存').click();
  await dialog('保存前对比：班主任').getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('教务团队 > 班主任', { exact: true })).toBeVisible();
  await button('恢复默认').click();
  await confirm('恢复后将丢弃该角色的自定义权限，确认恢复吗？');
  await expect.element(page.getByText('教务团队 > 班主任(默认)')).toBeVisible();
  const { reset, save } = customerEndpoints['customer/permission'].operations;
  const { requests } = visit.mockServer;
  expect(requests.of(reset.path).map(({ body }) => body)).toEqual([{ roleId: 21202, storeId: 2 }]);
  expect(requests.of(save.path).map(({ body }) => body)).toMatchObject([{ roleId: 21202, storeId: 2 }]);
});

test.each([
  ['admin', '/customer/list'],
  ['jigou', '/index'],
])('[C6] the arrow takes %s back to a page of theirs: %s', async (as, back) => {
  const visit = await openView({ view: 'customer/permission/index' }, { as, at: '?storeId=2' });
  await button('返回').first().click();
  await expect.poll(visit.address).toBe(back);
});

test('[C8] nodes name what opened them; 按套餐重置 is a draft, and losses of roles are asked about', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'customer/available-menu/index' }, { at: '?storeId=10' });
  await expect.element(page.getByText('应用：同分去向').first()).toBeVisible();
  const stored = async () => (await visit.mockServer.table(storeMenuTable)).get(10)?.ruleIds ?? [];
  await box('机构设置', '员工').click();
  await button('按套餐重置').click();
  await expect.element(box('机构设置', '员工')).toBeChecked();
  expect(await stored()).toContain(8001);
  await box('机构设置', '员工').click();
  await button('保存').click();
  const roles = await visit.mockServer.table(customerRoleTable);
  const before = structuredClone(roles.all());
  const question = dialog('确认提示');
  await expect
    .element(question)
    .toHaveTextContent(/有 [1-9]\d* 个角色（.*）正在使用将移除的菜单，保存后同时收回，确认保存吗？/);
  const asked = question.element().textContent ?? '';
  const told = Number(asked.match(/有 (\d+) 个角色/)?.[1]);
  await confirm('保存后同时收回');
  await expect.poll(() => visit.notifications).toContain('success: 保存成功');
  expect(await stored()).not.toContain(8001);
  expect(roles.get(101101)?.ruleIds).not.toContain(8001);
  const losing = before.filter(({ id, ruleIds }) => roles.get(id)?.ruleIds.length !== ruleIds.length);
  expect(losing).toHaveLength(told);
  for (const { name } of losing) expect(asked).toContain(name);
});

test('[C8] saving on the way out keeps the page where roles would lose a menu, and asks nothing below', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'customer/available-menu/index' }, { at: '?storeId=10' });
  await box('机构设置', '员工').click();
  const leaving = visit.leave();
  await dialog('确认提示').getByRole('button', { name: '保存后离开' }).click();
  expect(await leaving).toBe(false);
  await expect.element(dialog('确认提示')).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['error: 保存前需要确认，请点击「保存」']);
  await expect.element(box('机构设置', '员工')).not.toBeChecked();
  const { save } = customerEndpoints['customer/available-menu'].operations;
  expect(visit.mockServer.requests.of(save.path)).toEqual([]);
});

test('[C8] ticks set while a save is under way stay, and are said to be unsaved', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'customer/available-menu/index' }, { at: '?storeId=10' });
  const staff = box('机构设置', '员工');
  await staff.click();
  const { save } = customerEndpoints['customer/available-menu'].operations;
  visit.mockServer.faults.inject({ kind: 'hold', path: save.path });
  await button('保存').click();
  await confirm('保存后同时收回');
  await expect.poll(() => visit.mockServer.requests.of(save.path)).toHaveLength(1);
  await staff.click();
  await expect.element(staff).toBeChecked();
  visit.mockServer.faults.clear();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功，之后填写的内容尚未保存']);
  await expect.element(staff).toBeChecked();
  await expect.element(button('保存')).toBeEnabled();
  expect((await visit.mockServer.table(storeMenuTable)).get(10)?.ruleIds).not.toContain(8001);
});
