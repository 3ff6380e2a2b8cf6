import type { Page } from '@playwright/test';
import { expect, signIn, test } from './journey';

const list = '/login?redirect=%2Fcustomer%2Flist';
const name = '鼎新志愿填报工作室';

test('[PERM-3] the operator works with institutions, but neither deletes them nor resets their passwords', async ({
  page,
}) => {
  await signIn(page, 'yunying', list);
  await expect(page.getByRole('switch', { name: `状态：${name}` })).toBeVisible();
  expect(await toolbar(page)).toEqual(['新增', '导出']);
  await page.getByRole('button', { name: `更多操作：${name}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['账号配置', '主机与网站', '续期']);
  // Ticked rows can be exported.
  await expect(page.getByRole('checkbox', { name: '全选本页' })).toBeVisible();
});

test('[PERM-3] finance sees and exports institutions, and nothing more', async ({ page }) => {
  await signIn(page, 'caiwu', list);
  await expect(page.getByRole('button', { name: `详情：${name}` })).toBeVisible();
  expect(await toolbar(page)).toEqual(['导出']);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(编辑|更多操作)：/ })).toHaveCount(0);
  await page.getByRole('button', { name: `详情：${name}` }).click();
  await expect(page.getByRole('dialog', { name: '机构：' })).toContainText('JG000036');
  await expect(page.getByRole('dialog').getByRole('button', { name: '编辑' })).toHaveCount(0);
});

test('[PERM-3] an address is refused as well as its button', async ({ page }) => {
  await signIn(page, 'caiwu', '/login?redirect=%2Fcustomer%2Flist%2Fcreate');
  await expect(page.getByText('所需权限：customer:store:create')).toBeVisible();
  await page.goto('/customer/list/edit/5');
  await expect(page.getByText('所需权限：customer:store:edit')).toBeVisible();
});

/** Names of the buttons over the list, without 刷新. */
async function toolbar(page: Page): Promise<string[]> {
  return page.getByRole('toolbar').getByRole('button').filter({ hasText: /./ }).allTextContents();
}
