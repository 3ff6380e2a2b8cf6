import { expect, openAs, test } from './journey';
import { openByMenu, tab } from './tabs';

test('[TAB-6] half a screen puts departments behind a button, and below 560 px shows cards', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin');
  await openByMenu(page, '系统管理', '岗位管理');
  await openByMenu(page, '系统管理', '用户管理');
  const users = page.getByRole('region', { name: '用户管理' }).first();
  const tree = users.getByRole('complementary', { name: '部门' });
  await expect(tree).toBeVisible();
  await tab(page, '岗位管理').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '并排显示' }).click();
  await expect(tree).toBeHidden();
  await expect(users.getByRole('table').first()).toBeVisible();
  await users.getByRole('button', { name: '部门：全部' }).click();
  await page.getByRole('dialog', { name: '部门' }).getByText('财务部门').first().click();
  await expect(users.getByRole('button', { name: '部门：财务部门' })).toBeVisible();

  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(users.getByRole('table')).toHaveCount(0);
  await expect(users.getByRole('heading').first()).toBeVisible();
  await users.getByRole('button', { name: '结束并排' }).click();
  await expect(tree).toBeVisible();
  await expect(users.getByRole('table').first()).toBeVisible();
});
