import type { Page } from '@playwright/test';
import { expect, openAs, test } from './journey';
import { openByMenu, switchTo, tab } from './tabs';

const search = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a tab beyond the budget sleeps: its address is kept, its page begins anew', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('layout-setting', JSON.stringify({ awakeTabs: 2 })));
  await openAs(page, 'admin');
  await openByMenu(page, '客户管理', '机构列表');
  await page.getByRole('button', { name: /^启用/ }).click();
  await expect(page).toHaveURL(/status=1/);
  await search(page, '机构').fill('还没有搜索');
  const address = page.url();

  await test.step('a tab within the budget keeps everything', async () => {
    await openByMenu(page, '系统管理', '字典管理');
    await tab(page, '机构列表').click();
    await expect(search(page, '机构')).toHaveValue('还没有搜索');
  });

  await test.step('a tab beyond the budget keeps its address alone', async () => {
    await tab(page, '字典管理').click();
    await tab(page, '首页').click();
    await openByMenu(page, '系统管理', '岗位管理');
    await expect(page.locator('.pane')).toHaveCount(2);
    await tab(page, '机构列表').click();
    await expect(page).toHaveURL(address);
    await expect(search(page, '机构')).toHaveValue('');
  });

  await test.step('a tab with unsaved changes never sleeps', async () => {
    await page
      .getByRole('button', { name: /^编辑：/ })
      .first()
      .click();
    const contact = page.getByRole('dialog', { name: '编辑机构：' }).getByLabel('联系人');
    await contact.fill('写到一半');
    for (const name of ['首页', '字典管理', '岗位管理', '首页']) await switchTo(page, name);
    await expect(page).toHaveURL('/index');
    await tab(page, '机构列表').click();
    await expect(contact).toHaveValue('写到一半');
  });
});

test('[TAB-6] a page that keeps no state asks before another tab is looked at, and begins anew afterwards', async ({
  page,
}) => {
  await openAs(page, 'admin', '/user/profile');
  const name = page.getByRole('textbox', { name: '姓名' });
  await expect(name).toHaveValue('林知远');
  await name.fill('写到一半');
  const question = page.getByRole('dialog', { name: '确认提示' });

  await tab(page, '首页').click();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(page).toHaveURL(/\/user\/profile/);
  await expect(name).toHaveValue('写到一半');

  await tab(page, '首页').click();
  await question.getByRole('button', { name: '不保存离开' }).click();
  await expect(page).toHaveURL('/index');
  await tab(page, '个人中心').click();
  await expect(name).toHaveValue('林知远');
});
