import type { Page } from '@playwright/test';
import { expect, openAs, recordedCalls, setFault, test } from './journey';

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('home shows each role its counts of the server’s own rows', async ({ page }) => {
  await openAs(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(早上好|中午好|下午好|晚上好)，林知远$/);
  await expect(page.getByRole('link', { name: /机构总数/ })).toContainText('36 家');
  await expect(block(page, '即将到期机构').getByRole('listitem')).toHaveCount(5);
  await expect(block(page, '业务趋势').getByRole('row')).toHaveCount(31);
  await block(page, '待办事项').getByRole('link', { name: '待分配角色的新账号' }).click();
  await expect(page).toHaveURL('/system/user?roleId=0');
});

test('home greets a newcomer with season and notices, and without figures', async ({ page, request }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /何新/ }).click();
  await expect(block(page, '志愿季日历').getByRole('listitem').first()).toBeVisible();
  await expect(block(page, '通知公告').getByRole('listitem')).toHaveCount(5);
  await expect(block(page, '快捷入口')).toContainText('暂无可用菜单，请联系管理员分配角色');
  for (const name of ['业务趋势', '即将到期机构', '省份用户排行'])
    await expect(block(page, name)).toHaveCount(0);
  const asked = (await recordedCalls(request)).map(({ path }) => path);
  expect(asked).not.toContain('/ssystem-api/api/home/trend');
});

test('home keeps its other blocks when one fails', { tag: '@full' }, async ({ page, request }) => {
  await setFault(request, { kind: 'code', code: 50000, path: '/ssystem-api/api/home/season', times: 1 });
  await openAs(page, 'yunying');
  await expect(block(page, '志愿季日历').getByRole('alert')).toContainText('系统内部错误');
  await expect(block(page, '省份用户排行').getByRole('row')).toHaveCount(11);
  await block(page, '志愿季日历').getByRole('button', { name: '重试' }).click();
  await expect(block(page, '志愿季日历').getByRole('listitem').first()).toBeVisible();
});

test('home keeps pinned pages after a reload', { tag: '@full' }, async ({ page }) => {
  await openAs(page, 'yunying');
  await block(page, '快捷入口').getByRole('button', { name: '管理' }).click();
  const dialog = page.getByRole('dialog', { name: '管理快捷入口' });
  await dialog.getByRole('searchbox').fill('高考倒计时');
  await dialog.getByRole('button', { name: /高考倒计时/ }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.reload();
  await expect(block(page, '快捷入口').getByRole('link').last()).toHaveText('高考倒计时');
});

test('the personal centre puts another name into the top bar, at once and after a reload', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'yunying', '/user/profile');
  await page.getByLabel('姓名', { exact: true }).fill('苏晚舟');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('苏晚舟');
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('苏晚舟');
  await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('苏晚舟');
  const stored = await page.evaluate(() => localStorage.getItem('userDateInfo'));
  expect(stored).toContain('"realName":"苏晚舟"');
});

test('the personal centre saves a picture of one’s own', { tag: '@full' }, async ({ page }) => {
  await openAs(page, 'admin', '/user/profile');
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .getByLabel('头像', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '确定' }).click();
  const picture = page.getByRole('img', { name: '头像' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(256);
});

test('release notes that are opened in the drawer are read, singly or all at once', { tag: '@full' }, async ({
  page,
}) => {
  await openAs(page, 'admin');
  await block(page, '系统更新').getByRole('button', { name: '查看全部' }).click();
  const drawer = page.getByRole('dialog', { name: '系统更新' });
  await expect(drawer.getByRole('listitem')).toHaveCount(16);
  await drawer.getByRole('button', { name: /v2.0.1/ }).click();
  await expect(drawer.getByText('可以固定常用页面为快捷入口。')).toBeVisible();
  await drawer.getByRole('button', { name: '全部已读' }).click();
  await expect(drawer.getByText('未读')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(block(page, '系统更新').getByText('未读')).toHaveCount(0);
});

test('an entry of the sidebar is pinned by dragging it to the shortcuts, and stays there', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin');
  const shortcuts = page.getByRole('region', { name: '快捷入口' }).getByRole('list');
  await expect(shortcuts.getByRole('listitem')).toHaveCount(6);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('button', { name: '系统管理' }).click();
  await menu.getByRole('link', { name: '字典管理' }).dragTo(shortcuts);
  await expect(shortcuts.getByRole('listitem').last()).toHaveText('字典管理');
  await page.reload();
  await expect(shortcuts.getByRole('listitem')).toHaveCount(7);
});
