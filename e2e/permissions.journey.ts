import type { Page } from '@playwright/test';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { installClock, passUntilAsked } from './clock';
import { fillInstitution, institution } from './institution';
import { expect, openAs, signIn, test } from './journey';

/** The check of every minute, which also brings what the permissions are now. */
const newestNotices = shellCalls.newestNotices.path;

const menuOf = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

test('[P1] [PERM-4] [RPERM-3] a change of permissions is previewed, saved, and reaches another user within a minute', async ({
  page,
  elsewhere,
}) => {
  const other = await elsewhere();
  await installClock(other);
  await openAs(other, 'caiwu', '/customer/list');
  await passUntilAsked(other, newestNotices, 5_000);
  await expect(other.getByRole('button', { name: '导出', exact: true })).toBeVisible();
  await expect(menuOf(other).getByRole('button', { name: '上传管理' })).toHaveCount(0);

  await test.step('the administrator opens the role and ticks', async () => {
    await openAs(page, 'admin', '/system/authority?roleId=5');
    await expect(page.getByText('财务团队 > 财务专员')).toBeVisible();
    await box(page, '上传管理', '文件上传').check();
    await page.getByRole('button', { name: '机构列表：仅查看' }).click();
  });
  await test.step('the preview names what changes and whom it concerns; it is saved from there', async () => {
    await page.getByRole('button', { name: '保存', exact: true }).click();
    const preview = page.getByRole('dialog', { name: '保存前对比：财务专员' });
    await expect(preview.getByText(/^将影响 5 个用户：.*周予安/)).toBeVisible();
    const added = preview.getByRole('region', { name: /^将新增 \d+ 项$/ });
    await expect(added.getByText('上传管理 / 文件上传', { exact: true })).toBeVisible();
    const removed = preview.getByRole('region', { name: '将移除 2 项' });
    await expect(removed.getByRole('listitem')).toHaveText([
      '客户管理 / 机构列表 / 详情',
      '客户管理 / 机构列表 / 导出',
    ]);
    await preview.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    await expect(preview).toBeHidden();
    await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  });
  await test.step('the other user has the permission within the minute, on the open page', async () => {
    const told = await noteTexts(other);
    await passUntilAsked(other, newestNotices);
    await expect(menuOf(other).getByRole('button', { name: '上传管理' })).toBeVisible();
    await expect(other.getByRole('button', { name: '导出', exact: true })).toHaveCount(0);
    await expect.poll(told).toMatch(/您的权限已调整：可以打开「文件上传」，/);
    await expect(other).toHaveURL('/customer/list');
  });
  await test.step('the page asks about unsaved ticks before it is left', async () => {
    await box(page, '上传管理', '图片上传').check();
    await page.getByRole('button', { name: '返回', exact: true }).click();
    const question = page.getByRole('dialog', { name: '确认提示' });
    await expect(question).toContainText('有未保存的修改，确认离开吗？');
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(box(page, '上传管理', '图片上传')).toBeChecked();
  });
  await test.step('a tick on a group that a search partly hides asks how far it reaches', async () => {
    const search = page.getByRole('textbox', { name: '搜索权限' });
    await search.fill('customer:store:export');
    await box(page, '客户管理', '客户管理').click();
    const question = page.getByRole('dialog', { name: '确认提示' });
    await expect(question).toContainText(/"客户管理" 下还有 \d+ 项未显示，一并勾选吗？/);
    await question.getByRole('button', { name: '只选显示的' }).click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    const preview = page.getByRole('dialog', { name: '保存前对比：财务专员' });
    const added = preview.getByRole('region', { name: /^将新增 \d+ 项$/ });
    await expect(added.getByRole('listitem')).toHaveText([
      '客户管理 / 机构列表 / 导出',
      '上传管理 / 图片上传',
      ...['新增', '修改', '删除'].map((name) => `上传管理 / 图片上传 / ${name}`),
    ]);
  });
});

test('[C1] [C6] [C8] the first user of a new institution sees what ceiling and role allow, and loses what is taken', {
  tag: '@full',
}, async ({ page, elsewhere }) => {
  await openAs(page, 'admin', '/customer/list/create');
  await test.step('the institution is opened, and the guide leads to its menus and permissions', async () => {
    const form = page.getByRole('dialog', { name: '新增机构' });
    await fillInstitution(page, form);
    await form.getByLabel('初始密码').fill('admin123');
    await form.getByRole('button', { name: '保存' }).click();
    const guide = page.getByRole('dialog', { name: `开通向导：${institution.name}` });
    await guide.getByRole('link', { name: '可用菜单' }).click();
    await expect(page).toHaveURL('/customer/available-menu?storeId=37');
    await expect(box(page, '机构设置', '网站设置')).toBeChecked();
    await expect(box(page, '财务', '财务')).not.toBeChecked();
  });

  const own = await elsewhere();
  const menu = menuOf(own);
  await test.step('its administrator signs in', async () => {
    await signIn(own, institution.username);
    await menu.getByRole('button', { name: '客户管理' }).click();
    for (const name of ['主机与网站', '权限配置', '可用菜单'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await expect(menu.getByRole('link', { name: '机构列表' })).toHaveCount(0);
    await menu.getByRole('button', { name: '财务管理' }).click();
    await expect(menu.getByRole('link', { name: '机构明细' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '发票管理' })).toHaveCount(0);
  });
  await test.step('their own institution is the only one, within its ceiling', async () => {
    await own.goto('/customer/permission?storeId=3');
    await expect(own.getByText('机构管理 > 机构管理员(默认)')).toBeVisible();
    await expect(own.getByText(institution.name, { exact: true })).toBeVisible();
    await expect(own).toHaveURL('/customer/permission?storeId=37');
    await expect(own.getByRole('region', { name: '机构设置' })).toBeVisible();
    await expect(own.getByRole('region', { name: '财务' })).toHaveCount(0);
    await own.goto('/customer/available-menu');
    await expect(box(own, '机构设置', '网站设置')).toBeDisabled();
    await expect(own.getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
  });
  await test.step('saving asks about the menus that the ceiling loses, and takes them from the role', async () => {
    await box(page, '机构设置', '网站设置').uncheck();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    const question = page.getByRole('dialog', { name: '确认提示' });
    await expect(question).toContainText(
      '有 1 个角色（机构管理员）正在使用将移除的菜单，保存后同时收回，确认保存吗？',
    );
    await question.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    await own.reload();
    await expect(menu.getByRole('link', { name: '权限配置' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '主机与网站' })).toHaveCount(0);
  });
});

function box(page: Page, group: string, name: string) {
  return page.getByRole('region', { name: group, exact: true }).getByRole('checkbox', { name, exact: true });
}

/** Records the texts that appear in a page: a message may be gone again while the clock advances. */
async function noteTexts(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const texts: (string | null)[] = [];
    Reflect.set(window, 'notedTexts', texts);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) texts.push(node.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => String(Reflect.get(window, 'notedTexts')));
}
