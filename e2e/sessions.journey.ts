import { expect, recordedCalls, signIn, test } from './journey';

const day = 24 * 60 * 60;

test('[SESS-1] the token stays in a cookie for 15 days, and the user data in local storage', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const cookie = (await context.cookies()).find(({ name }) => name === 'Admin-Token');
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(15 * day, -2);
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('userDateInfo') ?? ''));
  expect(record).toMatchObject({ id: 1, realName: '林知远', roleId: 1, roles: ['admin'], diagnosis: true });
});

test('[SESS-3] signing out in one browser tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('/customer/list');
  await expect(other.getByRole('button', { name: '林知远' })).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Findex');
  await expect(other).toHaveURL('/login?redirect=%2Findex');
});

test('[SESS-4] a user without a role has home and personal centre, and reads whom to ask', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /何新/ }).click();
  await expect(page).toHaveURL('/index');
  await expect(page.getByText('暂无可用菜单，请联系管理员分配角色').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveText(['首页']);
  await page.getByRole('button', { name: '何新' }).click();
  await page.getByRole('link', { name: '个人中心' }).click();
  await expect(page.getByRole('region', { name: '个人中心' })).toContainText('尚未分配角色');
});

test('[SESS-5] the next user on the same page sees and reuses nothing of the one before', async ({
  page,
  request,
}) => {
  const list = '/ssystem-api/api/store/list';
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await signIn(page, 'admin', '/login?redirect=%2Fcustomer%2Flist');
  await expect(page.getByRole('cell', { name: 'JG000036' })).toBeVisible();
  await expect(menu.getByRole('button', { name: '系统监控' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Findex');
  await signIn(page, 'yunying', '');
  await menu.getByRole('button', { name: '客户管理' }).click();
  await menu.getByRole('link', { name: '机构列表' }).click();
  await expect(page.getByRole('cell', { name: 'JG000036' })).toBeVisible();

  await expect(menu.getByRole('button', { name: '系统监控' })).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  const tokens = (await recordedCalls(request, list)).map(({ headers }) => headers.token);
  expect(new Set(tokens).size).toBe(2);
  expect(await recordedCalls(request, '/ssystem-api/api/auth/getRuleList')).toHaveLength(2);
});
