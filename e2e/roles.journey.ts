import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

const list = '/customer/list';
const name = '鼎新志愿填报工作室';

test('[PERM-3] the operator works with institutions, but neither deletes them nor resets their passwords', async ({
  page,
}) => {
  await openAs(page, 'yunying', list);
  await expect(page.getByRole('switch', { name: `状态：${name}` })).toBeVisible();
  expect(await toolbar(page)).toEqual(['新增', '导出']);
  await page.getByRole('button', { name: `更多操作：${name}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['开通向导', '账号配置', '主机与网站']);
  // Ticked rows can be exported.
  await expect(page.getByRole('checkbox', { name: '全选本页' })).toBeVisible();
});

test('[PERM-3] finance sees and exports institutions, without any other command', async ({ page }) => {
  await openAs(page, 'caiwu', list);
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  expect(await toolbar(page)).toEqual(['导出']);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(编辑|更多操作)：/ })).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('dialog', { name: '机构：' })).toContainText('JG000036');
  await expect(page.getByRole('dialog').getByRole('button', { name: '编辑' })).toHaveCount(0);
});

test('[PERM-3] an address is refused as well as its button', async ({ page }) => {
  await openAs(page, 'caiwu', '/customer/list/create');
  await expect(page.getByText('所需权限：customer:store:create')).toBeVisible();
  await page.goto('/customer/list/edit/5');
  await expect(page.getByText('所需权限：customer:store:edit')).toBeVisible();
});

test('[PERM-3] a new user with a new role sees the menu and buttons of its three permissions', async ({
  page,
}) => {
  await openAs(page, 'admin', '/system/role/create');
  await test.step('create the role', async () => {
    const form = page.getByRole('dialog', { name: '新增角色' });
    await form.getByLabel('角色名称').fill('字典员');
    await form.getByLabel('权限字符').fill('dict_clerk');
    await unfold(form, '系统管理', 0);
    await unfold(form, '字典管理', 1);
    for (const name of ['查询', '新增']) {
      const box = form.getByRole('tree').getByRole('checkbox', { name });
      await reach(form, box);
      await box.check();
    }
    await expect(form.getByText('已选 4 项')).toBeVisible();
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('row', { name: '字典员' })).toBeVisible();
  });
  await test.step('create the user', async () => {
    await page.goto('/system/user/create');
    const form = page.getByRole('dialog', { name: '新增用户' });
    await form.getByLabel('用户昵称').fill('方小典');
    await form.getByLabel('用户名称').fill('dictclerk');
    await form.getByLabel('用户密码').fill('admin123');
    await form.getByRole('combobox', { name: '角色' }).click();
    await page.getByTitle('字典员', { exact: true }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('row', { name: 'dictclerk' })).toBeVisible();
    await page.getByRole('button', { name: '林知远' }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
  await test.step('the user sees the menu and the buttons of the role', async () => {
    await openAs(page, 'dictclerk');
    const menu = mainMenu(page);
    await expect(menu.getByRole('listitem')).toHaveText(['首页', '系统管理']);
    await menu.getByRole('button', { name: '系统管理' }).click();
    await expect(menu.getByRole('link')).toHaveText(['首页', '字典管理']);
    await menu.getByRole('link', { name: '字典管理' }).click();
    await expect(page.getByRole('button', { name: '详情：用户性别' })).toBeVisible();
    expect(await toolbar(page)).toEqual(['新增']);
    await expect(page.getByRole('button', { name: /^(编辑|更多操作|删除)：/ })).toHaveCount(0);
    await page.goto('/system/role');
    await expect(page.getByText('404')).toBeVisible();
  });
});

test('[PERM-4] an entry added to the menu appears in the sidebar without a new sign-in', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/system/menu');
  const menu = mainMenu(page);
  const add = async (address: string, entry: Readonly<Record<string, string>>) => {
    await page.goto(address);
    const form = page.getByRole('dialog', { name: '新增菜单' });
    await form.getByText('菜单', { exact: true }).click();
    for (const [label, value] of Object.entries(entry))
      await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toHaveCount(0);
  };
  await add('/system/menu/create?parentId=800', {
    菜单名称: '运营看板',
    显示排序: '0',
    路由地址: 'board',
    组件路径: 'system/board/index',
  });
  await menu.getByRole('link', { name: '运营看板' }).click();
  await expect(page).toHaveURL('/system/board');
  await expect(page.getByText('视图：system/board/index')).toBeVisible();

  await add('/system/menu/create', {
    菜单名称: '工作台',
    显示排序: '0',
    路由地址: 'desk',
    组件路径: 'system/notice/index',
  });
  await menu.getByRole('link', { name: '工作台' }).click();
  await expect(page).toHaveURL('/desk');
});

function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: '主菜单' });
}

/** Shows what lies below an entry of the tree of boxes; `depth` is how deep it lies itself. */
async function unfold(form: Locator, name: string, depth: number): Promise<void> {
  const item = form.getByRole('treeitem', { name });
  await expect(async () => {
    // entries that slide open above it move it in and out of sight
    await reach(form, item);
    const isFolded = (await item.getAttribute('aria-expanded')) === 'false';
    // the arrow that unfolds a folder has no name
    if (isFolded) await item.click({ position: { x: 12 + 24 * depth, y: 14 }, timeout: 2000 });
    await expect(item).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
}

/** Scrolls the tree until something in it is there: it draws no more than is in sight. */
async function reach(form: Locator, target: Locator): Promise<void> {
  await form.getByRole('treeitem').first().hover();
  await expect(async () => {
    if (!(await target.isVisible())) await form.page().mouse.wheel(0, 100);
    await expect(target).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** Names of the buttons over the list, without 刷新. */
async function toolbar(page: Page): Promise<string[]> {
  return page.getByRole('toolbar').getByRole('button').filter({ hasText: /./ }).allTextContents();
}
