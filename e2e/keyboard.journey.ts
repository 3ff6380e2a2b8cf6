import type { Page } from '@playwright/test';
import { openByPalette, signInByKeys, tabTo } from './byKeyboard';
import { expect, test } from './journey';

const name = '明德升学规划中心';

test('an institution is found and changed with the keyboard alone', async ({ page }) => {
  await signInByKeys(page);

  const menu = page.getByRole('navigation', { name: '主菜单' });
  await tabTo(page, menu.getByRole('button', { name: '客户管理' }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: '机构列表' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/customer/list');

  await test.step('the skip link leads past the menu', async () => {
    await page.reload();
    await tabTo(page, page.getByRole('button', { name: '跳到正文' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: '机构', exact: true }));
  });
  await filterAndEdit(page);

  await test.step('a dialog begins at its field', async () => {
    await tabTo(page, page.getByRole('switch', { name: `状态：${name}` }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('停用原因')).toBeFocused();
    await page.keyboard.type('合同终止');
    await tabTo(page, page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('停用成功')).toBeVisible();
    await expect(page.getByRole('switch', { name: `状态：${name}` })).toBeFocused();
  });

  await test.step('Escape closes the topmost layer, and the focus comes back', async () => {
    const show = page.getByRole('link', { name });
    await tabTo(page, show, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '机构：' })).toContainText('邀请码');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/customer\/list\?/);
    await expect(show).toBeFocused();
  });
});

test('the keyboard opens a page, filters, saves a row and closes the tab', { tag: '@full' }, async ({
  page,
}) => {
  await signInByKeys(page);

  await openByPalette(page, 'jglb', /机构列表/);
  await expect(page).toHaveURL('/customer/list');

  await tabTo(page, page.getByRole('textbox', { name: '机构', exact: true }));
  await filterAndEdit(page);

  await page.keyboard.press('Alt+w');
  await expect(page).toHaveURL('/index');
  await expect(page.getByRole('navigation', { name: '已打开的页面' }).getByRole('listitem')).toHaveText([
    '首页',
  ]);
});

/** Works by keys from the filter's field to a saved record. */
async function filterAndEdit(page: Page): Promise<void> {
  await page.keyboard.type('明德升学');
  await page.keyboard.press('Enter');
  await expect(page.getByText('共 1 条')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: `编辑：${name}` }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: `编辑机构：${name}` });
  await tabTo(page, form.getByLabel('联系人'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('陆知秋');
  await tabTo(page, form.getByRole('button', { name: '保存' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('cell', { name: '陆知秋' })).toBeVisible();
}
