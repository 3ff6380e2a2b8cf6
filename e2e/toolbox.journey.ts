import type { Page } from '@playwright/test';
import { expect, openAs, recordedCalls, signIn, test } from './journey';
import { choiceRows, openWorkbench } from './workbench';

const configCall = '/ssystem-api/api/systerm/platformConfig';
/**
 * Chromium's warning about the demonstration page, whose frame has a tool's rights and the application's origin.
 */
const sameOrigin = /allow-scripts and allow-same-origin/;
const alert = '登录状态已过期，请重新登录';

test('[TBX-1] [TBX-2] [TBX-4] the top bar leads to a page of the tool, under the content security policy', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(sameOrigin);
  await openAs(page, 'admin');
  const tool = await openTool(page, '一分一段');
  await expect(tool.getByRole('heading', { name: '一分一段' })).toBeVisible();
  await expect(tool.getByRole('row', { name: 'init 已收到' })).toBeVisible();
  const drawer = page.getByRole('dialog', { name: '工具箱 · 一分一段' });
  await drawer.getByRole('combobox', { name: '省份' }).selectOption('湖南');
  await expect(tool.getByRole('row', { name: 'provinceId 430000' })).toBeVisible();
  expect(await recordedCalls(request, configCall)).toHaveLength(1);
});

test('[TBX-4] going back leaves the application’s page, not the tool’s', { tag: '@full' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(sameOrigin);
  await openAs(page, 'admin', '/customer/list');
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page).toHaveURL('/index');
  await openTool(page, '院校库');
  const drawer = page.getByRole('dialog', { name: /^工具箱 · / });
  for (const name of ['专业库', '职业库', '批次线']) await drawer.getByRole('button', { name }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: '批次线' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/customer/list');
});

test('[T1] [E3] units found in the tool join the open table, once', async ({ page, allowConsole }) => {
  allowConsole(sameOrigin);
  await openWorkbench(page, 'admin', 133);
  const row = choiceRows(page).filter({ hasText: '北京科技大学' });
  await expect(row).toHaveCount(0);
  const tool = await openTool(page, '普通批计划');
  await expect(tool.getByRole('row', { name: 'provinceId 220000' })).toBeVisible();
  const add = tool.getByRole('button', { name: '加入志愿表：北京科技大学' });
  await add.click();
  await expect(tool.getByRole('status')).toHaveText(/已加入/);
  await add.click();
  await expect(tool.getByRole('status')).toHaveText(/不能重复填报/);
  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(row).toHaveCount(1);
});

test.describe('[TBX-5] a tool of another origin', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    const toolboxaddr = `${(baseURL ?? '').replace('localhost', '127.0.0.1')}/toolbox-mock/index.html#`;
    const json = { code: 20000, msg: 'success', data: { toolboxaddr, versionCheck: 0 } };
    await page.route(configCall, (route) => route.fulfill({ json }));
  });

  test('learns the session; its end of the session signs out, and the toolbox is gone', async ({ page }) => {
    await openAs(page, 'admin');
    const tool = await openTool(page, '普通批计划');
    await expect(tool.getByRole('row', { name: '用户 admin（1）' })).toBeVisible();
    await tool.getByRole('button', { name: '从错误来源发送' }).click();
    await expect(tool.getByText('应被忽略')).toBeVisible();
    await expect(page.getByText(alert)).toBeHidden();
    await tool.getByRole('button', { name: '发送 tokenExpired' }).click();
    await expect(page.getByText(alert)).toBeVisible();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Findex');
    await signIn(page, 'admin', '');
    await expect(page).toHaveURL('/index');
    await expect(page.getByRole('button', { name: '工具箱' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('is not heard any more once its frame has gone elsewhere', { tag: '@full' }, async ({
    page,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(sameOrigin);
    await openAs(page, 'admin');
    const tool = await openTool(page, '普通批计划');
    await expect(tool.getByRole('row', { name: 'init 已收到' })).toBeVisible();
    const elsewhere = `${baseURL}/toolbox-mock/index.html#/more/same`;
    await tool.locator('body').evaluate((_, address) => location.replace(address), elsewhere);
    await expect(tool.getByRole('heading', { name: '同分去向' })).toBeVisible();
    await tool.getByRole('button', { name: '发送 tokenExpired' }).click();
    await tool.getByRole('button', { name: '发送 ready' }).click();
    await expect(tool.getByText('→ {"type":"ready"}')).toHaveCount(2);
    await expect(tool.getByRole('row', { name: 'init 未收到' })).toBeVisible();
    await expect(page.getByText(alert)).toBeHidden();
  });
});

/** Opens a page of the toolbox by the menu in the top bar; returns the tool's own page. */
async function openTool(page: Page, label: string) {
  await page.getByRole('button', { name: '工具箱', exact: true }).click();
  await page
    .getByRole('dialog', { name: '工具箱', exact: true })
    .getByRole('button', { name: label })
    .click();
  return page.frameLocator('iframe');
}
