import type { Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

/** The code of the page: the declarations of its domain, and the parts that its lists draw. */
const pageCode = [/^\/assets\/system-[\w-]+\.js$/, /^\/assets\/extras-system-[\w-]+\.js$/];

test('[ROUTE-8] [ROUTE-11] the dictionary data open for holders of the permission', async ({ page }) => {
  const asked = watchRequests(page);
  await openAs(page, 'admin', '/system/dict-data/index/3');
  await expect(page.getByRole('cell', { name: '停用', exact: true })).toBeVisible();
  await expect(menuEntry(page, '字典管理')).toHaveAttribute('aria-current', 'page');
  expect(asked.code()).toHaveLength(pageCode.length);
  expect(asked.data()).not.toEqual([]);
});

test('[ROUTE-11] an address without the permission shows 404, and requests neither code nor data', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await openAs(page, 'caiwu', '/system/dict-data/index/3');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  expect(asked.code()).toEqual([]);
  expect(asked.data()).toEqual([]);
});

test('[ROUTE-11] a parameter that is no number shows 404', async ({ page }) => {
  await openAs(page, 'admin', '/system/dict-data/index/abc');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
});

const others = [
  ['ROUTE-6', '/system/user-auth/role/2', '用户管理'],
  ['ROUTE-7', '/system/role-auth/user/2', '角色管理'],
  ['ROUTE-9', '/monitor/job-log/index/2', '定时任务'],
  ['ROUTE-10', '/tool/gen-edit/index/2', '代码生成'],
] as const;

test(`${others.map(([id]) => `[${id}]`).join(' ')} the other gated routes exist only for whoever holds the permission, and highlight their menu`, async ({
  page,
  context,
}) => {
  await openAs(page, 'admin');
  for (const [, address, entry] of others) {
    await page.goto(address);
    await expect(menuEntry(page, entry)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: '页面不存在' })).toHaveCount(0);
  }
  await context.clearCookies();
  await openAs(page, 'caiwu');
  for (const [, address] of others) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  }
});

/** Records the page's further requests for the dictionary data: chunks of its code, calls for its data. */
function watchRequests(page: Page) {
  const paths: string[] = [];
  page.on('request', (seen) => paths.push(new URL(seen.url()).pathname));
  return {
    code: () => [...new Set(paths.filter((path) => pageCode.some((code) => code.test(path))))],
    data: () => paths.filter((path) => path.startsWith('/system/dict/')),
  };
}

function menuEntry(page: Page, title: string) {
  return page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title, exact: true });
}
