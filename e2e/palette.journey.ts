import type { Page } from '@playwright/test';
import { expect, openAs, recordedCalls, test } from './journey';

const name = '明德升学规划中心';

function parts(page: Page) {
  const palette = page.getByRole('dialog', { name: '命令面板' });
  return { palette, field: palette.getByRole('combobox'), options: palette.getByRole('option') };
}

/** Text typed before the field has the focus goes elsewhere. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(parts(page).field).toBeFocused();
}

test('a page, a record and a tab are reached with the keyboard alone', async ({ page }) => {
  await openAs(page, 'admin');
  const { palette, options } = parts(page);

  await test.step('find a page by its initials', async () => {
    await openPalette(page);
    await page.keyboard.type('jglb');
    await expect(options.first()).toContainText('机构列表');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/customer/list');
    await expect(palette).toBeHidden();
  });
  await test.step('find a record from within a filter of the list', async () => {
    await page.getByRole('textbox', { name: '机构', exact: true }).focus();
    await openPalette(page);
    await page.keyboard.type('明德升学');
    await expect(palette.getByRole('group', { name: '记录' }).getByRole('option').first()).toHaveText(
      `${name}机构`,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/customer\/list\/show\/\d+$/);
    await expect(page.getByRole('dialog', { name: '机构：' })).toContainText(name);
  });
  await test.step('find another page by pinyin over the open drawer, and the tab before by Enter', async () => {
    await openPalette(page);
    await page.keyboard.type('zidian');
    await expect(options.first()).toContainText('字典管理');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/system/dict');
    await openPalette(page);
    await expect(options.first()).toContainText('机构列表');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/customer\/list\/show\/\d+$/);
  });
  await test.step('favourites and recent choices are there after a reload', async () => {
    await openPalette(page);
    await page.keyboard.type('yhgl');
    await expect(options.first()).toContainText('用户管理');
    await page.keyboard.press('Alt+s');
    await page.reload();
    await expect(page.getByRole('dialog', { name: '机构：' })).toContainText(name);
    await openPalette(page);
    await expect(palette.getByRole('group', { name: '收藏' }).getByRole('option')).toContainText('用户管理');
  });
});

test('the shortcuts list themselves, and work', { tag: '@full' }, async ({ page }) => {
  await openAs(page, 'admin', '/system/dict');
  await expect(page.getByText('sys_user_sex')).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: '快捷键' });
  await expect(list.getByText('关闭当前标签')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('Alt+w');
  await expect(page).toHaveURL('/index');
});

test('[PERM-3] the palette hides pages without permission, and asks the server for none', {
  tag: '@full',
}, async ({ page, request }) => {
  await openAs(page, 'caiwu');
  const { palette, field } = parts(page);
  await openPalette(page);
  await field.fill('字典管理');
  await expect(palette.getByText('没有找到「字典管理」')).toBeVisible();
  await field.fill('用户性别');
  await expect(palette.getByText('没有找到「用户性别」')).toBeVisible();
  await field.fill('明德升学');
  const records = palette.getByRole('group', { name: '记录' }).getByRole('option');
  await expect(records.filter({ hasText: `${name}机构` })).toBeVisible();
  expect(await recordedCalls(request, '/system/dict/type/list')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a page is found by touch; the palette takes the whole width', { tag: '@full' }, async ({ page }) => {
    await openAs(page, 'admin');
    const { palette, field } = parts(page);
    await page.getByRole('button', { name: '搜索页面、操作和记录' }).tap();
    await field.fill('机构');
    expect(await palette.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    // 新增机构 names its list as well, once the actions are there.
    await palette.getByRole('option', { name: /^机构列表/ }).tap();
    await expect(page).toHaveURL('/customer/list');
    await page.getByRole('button', { name: '搜索页面、操作和记录' }).tap();
    await palette.getByRole('button', { name: '关闭命令面板' }).tap();
    await expect(palette).toBeHidden();
  });
});
