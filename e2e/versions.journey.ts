import type { Page } from '@playwright/test';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { installClock, passUntilAsked } from './clock';
import { expect, openAs, test } from './journey';
import { tab } from './tabs';

test('[LAY-12] [PERM-4] a colleague’s changes of menu, dictionaries and roles arrive within a minute, and the page stays', {
  tag: '@full',
}, async ({ page, elsewhere }) => {
  await installClock(page);
  await openAs(page, 'yunying', '/customer/list');
  await passUntilAsked(page, shellCalls.newestNotices.path, 5_000);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const label = (name: string) => page.getByRole('cell', { name, exact: true }).first();
  await expect(menu.getByRole('link', { name: '机构列表' })).toBeVisible();
  await expect(label('加盟')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ssystem-api/api/store/list')) reads.push(request.url());
  });
  const admin = await elsewhere();
  await openAs(admin, 'admin');

  await test.step('a menu entry and the label of a dictionary arrive', async () => {
    await admin.goto('/system/menu/edit/101');
    await save(admin, '菜单名称', '机构总览');
    await admin.goto('/system/dict');
    await admin.getByRole('link', { name: 'store_type', exact: true }).click();
    await admin.getByRole('button', { name: '编辑：加盟' }).click();
    await save(admin, '数据标签', '加盟伙伴');
    await expect(menu.getByRole('link', { name: '机构列表' })).toBeVisible();
    await passUntilAsked(page, shellCalls.newestNotices.path);
    await expect(menu.getByRole('link', { name: '机构总览' })).toBeVisible();
    await expect(tab(page, '机构总览')).toHaveAttribute('aria-current', 'page');
    await expect(label('加盟伙伴')).toBeVisible();
    expect(reads).toEqual([]);
  });
  await test.step('a revoked permission removes its button', async () => {
    await expect(page.getByRole('button', { name: '新增', exact: true })).toBeVisible();
    await admin.goto('/system/user-auth/role/2');
    await admin.getByRole('checkbox', { name: '选择：运营专员', exact: true }).uncheck();
    await admin.getByRole('checkbox', { name: '选择：财务专员', exact: true }).check();
    await admin.getByRole('button', { name: '提交' }).click();
    await expect(admin.getByText('授权成功')).toBeVisible();
    await passUntilAsked(page, shellCalls.newestNotices.path);
    await expect(page.getByRole('button', { name: '新增', exact: true })).toHaveCount(0);
    await expect(label('加盟伙伴')).toBeVisible();
  });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

/** Fills in one field of the form that is open, and saves it. */
async function save(page: Page, field: string, value: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel(field, { exact: true }).fill(value);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toHaveCount(0);
}
