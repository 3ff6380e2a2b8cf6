import type { Page } from '@playwright/test';
import { expect, setFault, signIn, test } from './journey';

const rules = '/ssystem-api/api/auth/getRuleList';

test('[GUARD-2] [ROUTE-2] every address but two leads to the sign-in page without a token, which remembers it', async ({
  page,
}) => {
  for (const address of ['/customer/list?page=2&name=启明', '/401', '/nowhere', '/']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(encodeURI(address))}`);
    await expect(page.getByRole('heading', { name: '欢迎登录' })).toBeVisible();
  }
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: '注册账号' })).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test('[GUARD-2] a redirect to another origin is ignored', async ({ page, context }) => {
  const elsewhere = ['//evil.example.com', '/\\evil.example.com', 'https://evil.example.com/customer/list'];
  for (const address of elsewhere) {
    await signIn(page, 'admin', `/login?redirect=${encodeURIComponent(address)}`);
    await expect(page).toHaveURL('/index');
    await context.clearCookies();
  }
});

test('[GUARD-1] [ROUTE-4] a signed-in user is led from /login and / to the home page', async ({ page }) => {
  await signIn(page, 'admin');
  for (const address of ['/login', '/login?redirect=https%3A%2F%2Fevil.example.com', '/']) {
    await page.goto(address);
    await expect(page).toHaveURL('/index');
    await expect(page).toHaveTitle('首页 - 志愿通·管理后台');
  }
});

test('[GUARD-3] a deep link that is opened cold leads to its page', async ({ page, context }) => {
  await signIn(page, 'admin');
  const cold = await context.newPage();
  await cold.goto('/customer/list/show/5?status=1');
  await expect(cold.getByRole('dialog', { name: '机构：' })).toContainText('JG000005');
  await expect(cold).toHaveURL('/customer/list/show/5?status=1');
});

test('[GUARD-4] a rule list that cannot be read signs out and says why', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, 'admin');
  await setFault(request, { kind: 'code', code: 500, msg: '菜单读取失败', path: rules });
  await page.goto('/customer/list');
  await expect(page).toHaveURL('/login?redirect=%2F');
  await expect(page.getByText('菜单读取失败')).toBeVisible();
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'Admin-Token' }));
});

test('[ROUTE-1] /redirect replaces itself, with the query, and leaves no trace in the history', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/redirect/customer/list?page=2');
  await expect(page).toHaveURL('/customer/list?page=2');
  await expect(page.getByRole('cell', { name: 'JG000016' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/index');
});

test('[ROUTE-3] unknown addresses and /401 are answered inside the frame', async ({ page }) => {
  await signIn(page, 'admin', '/login?redirect=%2Fnowhere');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await expect(page.getByText('地址：/nowhere')).toBeVisible();
  await expect(menuOf(page)).toBeVisible();
  await page.goto('/401');
  await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/index');
});

test('[ROUTE-5] the personal centre is not in the menu and opens from the user popover', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await expect(menuOf(page).getByRole('link', { name: '首页' })).toBeVisible();
  await expect(menuOf(page).getByText('个人中心')).toHaveCount(0);
  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('link', { name: '个人中心' }).click();
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByRole('region', { name: '个人中心' })).toContainText('19900000001');
});

/** The main menu. */
function menuOf(page: Page) {
  return page.getByRole('navigation', { name: '主菜单' });
}
