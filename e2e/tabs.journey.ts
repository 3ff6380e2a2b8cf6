import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from './journey';
import { openByMenu, switchTo, tab, tabBar } from './tabs';

const rows = (page: Page) => page.getByRole('row');

async function tabNames(page: Page): Promise<readonly string[]> {
  return tabBar(page).getByRole('listitem').allInnerTexts();
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('heading', { name: '欢迎登录' })).toBeVisible();
}

async function tabMenu(page: Page, name: string): Promise<Locator> {
  await tab(page, name).click({ button: 'right' });
  return page.getByRole('menu');
}

/** Scrolls to a place that is surely there and comes to rest at it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

const expectScrolled = (page: Page, top: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(top);

test('[TAB-6] three tabs keep a filter, a page number, a scroll position and half a form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAs(page, 'admin');
  const search = page.getByRole('textbox', { name: '字典名称', exact: true });
  const form = page.getByRole('dialog', { name: '新增' });

  await openByMenu(page, '客户管理', '机构列表');
  await page.getByRole('button', { name: /^启用/ }).click();
  await page.getByRole('listitem', { name: '2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page)).toHaveCount(14);
  const list = page.url();
  const firstRow = await rows(page).nth(1).innerText();
  await expectScrolled(page, 0); // another page begins at its top
  await scrollTo(page, 240);

  await openByMenu(page, '系统管理', '字典管理');
  await expect(page.getByText('sys_user_sex')).toBeVisible();
  await expectScrolled(page, 0);
  await search.fill('还没有搜索');
  await page.getByRole('button', { name: '新增' }).click();
  await form.getByLabel('字典名称').fill('写到一半');

  await test.step('switching hides the drawer; the address follows', async () => {
    await switchTo(page, '首页');
    await expect(page).toHaveURL('/index');
    await expect(form).toBeHidden();
    await tab(page, '机构列表').click();
    await expect(page).toHaveURL(list);
    await expectScrolled(page, 240);
    await expect.poll(() => rows(page).nth(1).innerText()).toBe(firstRow);
  });

  await test.step('half a form comes back as it was typed', async () => {
    await tab(page, '字典管理').click();
    await expect(page).toHaveURL(/\/system\/dict\/create/);
    await expect(form.getByLabel('字典名称')).toHaveValue('写到一半');
    await expect(search).toHaveValue('还没有搜索');
  });

  await test.step('the tabs come back after a reload, the form as a draft', async () => {
    await page.reload();
    await form.getByRole('button', { name: '恢复草稿' }).click();
    await expect(form.getByLabel('字典名称')).toHaveValue('写到一半');
    await switchTo(page, '机构列表');
    await expect(page).toHaveURL(list);
    await expect(rows(page)).toHaveCount(14);
    await expect.poll(() => rows(page).nth(1).innerText()).toBe(firstRow);
    await expectScrolled(page, 240);
  });
});

test('[TAB-2] [TAB-3] [TAB-5] tabs are closed by their cross, the middle button and the keyboard; home stays', async ({
  page,
}) => {
  await openAs(page, 'admin');
  await openByMenu(page, '客户管理', '机构列表');
  await openByMenu(page, '系统管理', '字典管理');
  await openByMenu(page, '系统管理', '岗位管理');
  await expect.poll(() => tabNames(page)).toEqual(['首页', '机构列表', '字典管理', '岗位管理']);
  await expect(tabBar(page).getByRole('button', { name: '关闭 首页' })).toHaveCount(0);

  await tabBar(page).getByRole('button', { name: '关闭 字典管理' }).click();
  await expect(page).toHaveURL('/system/post');
  await tab(page, '岗位管理').click({ button: 'middle' });
  await expect(page).toHaveURL('/customer/list');
  await tab(page, '首页').click({ button: 'middle' });
  await expect(tab(page, '首页')).toBeVisible();
  await tab(page, '机构列表').focus();
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL('/index');
  await expect.poll(() => tabNames(page)).toEqual(['首页']);
});

test('[TAB-4] [TAB-7] the menu of a tab refreshes it, closes others, and goes with the keyboard', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin');
  await openByMenu(page, '客户管理', '机构列表');
  await page.getByRole('textbox', { name: '机构', exact: true }).fill('还没有搜索');
  await openByMenu(page, '系统管理', '字典管理');

  const menu = await tabMenu(page, '机构列表');
  await expect(menu.getByRole('menuitem')).toHaveText([
    ...['刷新页面', '关闭当前', '关闭其他', '关闭右侧', '全部关闭'],
    ...['固定标签', '并排显示'],
  ]);
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await (await tabMenu(page, '机构列表')).getByRole('menuitem', { name: '刷新页面' }).click();
  await expect(page).toHaveURL('/customer/list');
  await expect(page.getByRole('textbox', { name: '机构', exact: true })).toHaveValue('');

  await (await tabMenu(page, '机构列表')).getByRole('menuitem', { name: '关闭其他' }).click();
  await expect.poll(() => tabNames(page)).toEqual(['首页', '机构列表']);
});

test('pinned tabs are first, stay open, and come back with the next sign-in; tabs are moved by dragging', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin');
  await openByMenu(page, '客户管理', '机构列表');
  await openByMenu(page, '系统管理', '字典管理');
  await openByMenu(page, '系统管理', '岗位管理');
  await tab(page, '岗位管理').dragTo(tab(page, '机构列表'));
  await expect.poll(() => tabNames(page)).toEqual(['首页', '岗位管理', '机构列表', '字典管理']);

  await (await tabMenu(page, '字典管理')).getByRole('menuitem', { name: '固定标签' }).click();
  await (await tabMenu(page, '字典管理')).getByRole('menuitem', { name: '全部关闭' }).click();
  await expect.poll(() => tabNames(page)).toEqual(['首页', '字典管理']);

  await signOut(page, '林知远');
  await openAs(page, 'yunying');
  await expect.poll(() => tabNames(page)).toEqual(['首页']);
  await signOut(page, '苏晚晴');
  await openAs(page, 'admin');
  await expect.poll(() => tabNames(page)).toEqual(['首页', '字典管理']);
});

test('[TAB-1] a record has a tab of its own, named after it', { tag: '@full' }, async ({ page }) => {
  await openAs(page, 'admin');
  await openByMenu(page, '系统管理', '字典管理');
  await page.getByRole('link', { name: 'sys_user_sex' }).click();
  await expect(tab(page, '用户性别')).toHaveAttribute('aria-current', 'page');
  await tab(page, '字典管理').click();
  await page.getByRole('link', { name: 'sys_show_hide' }).click();
  await expect.poll(() => tabNames(page)).toEqual(['首页', '字典管理', '用户性别', '菜单状态']);
  await page.reload();
  await expect.poll(() => tabNames(page)).toEqual(['首页', '字典管理', '用户性别', '菜单状态']);
  await expect(page).toHaveTitle(/^菜单状态 - /);
});

test('[TAB-5] 关闭 on a page of a list closes its tab, and the list is there as it was left', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/system/dict?dictType=sys_');
  await page.getByRole('link', { name: 'sys_user_sex' }).click();
  await expect.poll(() => tabNames(page)).toEqual(['首页', '字典管理', '用户性别']);
  await page
    .getByRole('region', { name: '用户性别' })
    .getByRole('button', { name: '关闭', exact: true })
    .click();
  await expect(page).toHaveURL('/system/dict?dictType=sys_');
  await expect.poll(() => tabNames(page)).toEqual(['首页', '字典管理']);
});

test('two tabs are side by side; the address follows the focus', { tag: '@full' }, async ({ page }) => {
  await openAs(page, 'admin');
  await openByMenu(page, '客户管理', '机构列表');
  await expect(page.getByText('JG000036')).toBeVisible();
  await openByMenu(page, '系统管理', '字典管理');
  await (await tabMenu(page, '机构列表')).getByRole('menuitem', { name: '并排显示' }).click();
  const left = page.getByRole('region', { name: '字典管理' }).first();
  const right = page.getByRole('region', { name: '机构列表' }).first();
  await expect(left).toBeVisible();
  await expect(right).toBeVisible();
  const [leftBox, rightBox] = [await left.boundingBox(), await right.boundingBox()];
  expect(leftBox && rightBox && leftBox.x + leftBox.width <= rightBox.x).toBe(true);

  await right.getByRole('textbox', { name: '机构', exact: true }).click();
  await expect(page).toHaveURL('/customer/list');
  await right
    .getByRole('button', { name: /^编辑：/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '编辑机构：' })).toBeVisible();
  await page.keyboard.press('Escape');
  await right.getByRole('button', { name: '结束并排' }).click();
  await expect(left).toBeHidden();
  await expect(right).toBeVisible();
});

test('[TAB-8] a page in a frame is loaded once, however often other tabs are looked at and moved', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin');
  await openByMenu(page, '系统工具', '帮助手册');
  const frame = page.frameLocator('iframe[title="帮助手册"]');
  await expect(frame.locator('body')).not.toBeEmpty();
  await frame.locator('body').evaluate((body) => body.setAttribute('data-mark', '1'));
  await openByMenu(page, '系统管理', '字典管理');
  await tab(page, '字典管理').dragTo(tab(page, '帮助手册'));
  await expect.poll(() => tabNames(page)).toEqual(['首页', '字典管理', '帮助手册']);
  await tab(page, '帮助手册').click();
  await expect(frame.locator('body[data-mark="1"]')).toBeVisible();
});
